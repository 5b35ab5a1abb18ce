import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import styles from '../simulator/simulator.module.css';
import { useSimulatorMessages } from '../simulator/use-simulator-messages.ts';
import { forgetSituation, keepSituation, readSituation } from './kept-situation.ts';
import { showEstimates } from './show-estimates.ts';

interface KeepSituationProps {
  /** What was typed: what is of the family is kept, the prices of an hour are not. */
  texts: Readonly<Record<string, string>>;
  /** Told once what this device keeps, where it keeps something. */
  onFound(fields: Record<string, unknown>): void;
}

/** Keeps the situation on this device where a parent wishes it, so that each nursery tells its estimate, and erases it. */
export function KeepSituation({ texts, onFound }: KeepSituationProps) {
  const { kept: words } = useSimulatorMessages();
  const [isKept, setKept] = useState(false);
  const [notice, setNotice] = useState('');
  const restore = useEffectEvent((situation: Record<string, unknown>) => onFound(situation));
  useEffect(() => {
    const keptSituation = readSituation(Date.now());
    setKept(keptSituation !== null);
    // After the form has told what stands in it.
    if (keptSituation) queueMicrotask(() => restore(keptSituation));
  }, []);
  function keep() {
    const { nurseryPrice: _nursery, childminderCost: _childminder, ...ofFamily } = texts;
    const isDone = keepSituation(ofFamily, Date.now());
    setKept(isDone);
    setNotice(isDone ? words.done : words.refused);
    if (isDone) showEstimates();
  }
  function erase() {
    forgetSituation();
    setKept(false);
    setNotice(words.erased);
  }
  return (
    <div className={styles.scripted}>
      <p className="cluster">
        <Button look="secondary" compact onClick={keep}>
          {words.keep}
        </Button>
        {isKept && (
          <Button look="secondary" compact onClick={erase}>
            {words.erase}
          </Button>
        )}
        <span role="status">{notice}</span>
      </p>
      <p className="small muted">{words.hint}</p>
    </div>
  );
}
