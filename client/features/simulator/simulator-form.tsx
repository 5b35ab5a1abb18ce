import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import { simulationAction } from '../../../domain/forms/simulation.ts';
import { Button } from '../../components/actions/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useShell } from '../../shell/shell-context.tsx';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

/** The identifiers of the simulator and of its fields, of which a page has one. */
export const simulatorPlace = { id: 'simulation', form: 'simulation-champs' };

interface SimulatorFormProps {
  /** Told once what the fields hold when the script comes: a reader may have typed before. */
  onFound(values: Record<string, unknown>): void;
  fields: ReactNode;
  /** The query of the page, which a reader without a script comes back to. */
  search?: string;
  /** The results take the larger half. */
  isBroad?: boolean;
  /** The results. */
  children: ReactNode;
}

/** The fields of a simulator beside its figures. A script calculates at once; without one a button asks the worker, by a body that nobody logs. */
export function SimulatorForm({ onFound, fields, search = '', isBroad = false, children }: SimulatorFormProps) {
  const { path } = useShell();
  const { calculate, result } = useSimulatorMessages();
  const element = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent((form: HTMLFormElement) => onFound(Object.fromEntries(new FormData(form))));
  useEffect(() => {
    if (!element.current) return;
    element.current.dataset.hydrated = 'true';
    takeOver(element.current);
  }, []);
  return (
    <div className={classNames('surface', styles.simulator, isBroad && styles.broad)} id={simulatorPlace.id} data-interactive data-shared>
      <form
        ref={element}
        id={simulatorPlace.form}
        className={styles.fields}
        method="post"
        action={`${simulationAction}#${simulatorPlace.id}`}
        noValidate
        onSubmit={(event) => {
          // A button with an address of its own asks for a file.
          const { nativeEvent } = event;
          const isFile = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('formaction');
          if (!isFile) event.preventDefault();
        }}
      >
        <input type="hidden" name={controlNames.page} value={path + search} />
        {fields}
        <p className={styles.calculate}>
          <Button type="submit">{calculate}</Button>
        </p>
      </form>
      <div className={styles.results}>
        <h3 className={styles.resultTitle}>{result}</h3>
        {children}
      </div>
    </div>
  );
}
