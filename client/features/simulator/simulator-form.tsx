import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import { simulationAction } from '../../../domain/forms/simulation.ts';
import { Button } from '../../components/actions/button.tsx';
import { useShell } from '../../shell/shell-context.tsx';
import { ResultList } from './result-list.tsx';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

const place = 'simulation';

interface SimulatorFormProps {
  results: Parameters<typeof ResultList>[0]['results'];
  /** Told once what the fields hold when the script comes: a reader may have typed before. */
  onFound(values: Record<string, unknown>): void;
  children: ReactNode;
}

/** The fields of a simulator beside its figures. A script calculates at once; without one a button asks the worker, by a body that nobody logs. */
export function SimulatorForm({ results, onFound, children }: SimulatorFormProps) {
  const { path } = useShell();
  const { calculate } = useSimulatorMessages();
  const element = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent((form: HTMLFormElement) => onFound(Object.fromEntries(new FormData(form))));
  useEffect(() => {
    if (!element.current) return;
    element.current.dataset.hydrated = 'true';
    takeOver(element.current);
  }, []);
  return (
    <div className={`surface no-print ${styles.simulator}`} id={place} data-interactive>
      <form
        ref={element}
        className={styles.fields}
        method="post"
        action={`${simulationAction}#${place}`}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name={controlNames.page} value={path} />
        {children}
        <p className={styles.calculate}>
          <Button type="submit">{calculate}</Button>
        </p>
      </form>
      <ResultList results={results} />
    </div>
  );
}
