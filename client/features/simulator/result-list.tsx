import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

interface ResultListProps {
  /** Null while what was typed cannot be read. */
  results: { label: string; value: string; isMain?: boolean }[] | null;
}

/** The figures of an estimate, announced when they change. */
export function ResultList({ results }: ResultListProps) {
  const simulator = useSimulatorMessages();
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        {results ? (
          <dl>
            {results.map(({ label, value, isMain }) => (
              <div key={label} className={isMain ? styles.main : styles.line}>
                <dt>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{simulator.incomplete}</p>
        )}
      </div>
      <p className="small">{simulator.indicative}</p>
    </>
  );
}
