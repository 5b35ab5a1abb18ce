import { Facts } from '../../components/facts.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';
import type { ShownFact, ShownStep } from './followed-view.ts';

/** The five steps from a request to a child's first day. */
export function Timeline({ steps }: { steps: ShownStep[] }) {
  const { words } = useActionContext();
  return (
    <section>
      <h2 className={styles.part}>{words.timeline}</h2>
      <ol className={styles.steps}>
        {steps.map(({ label, isReached, isPresent, days }) => (
          <li key={label} data-reached={isReached || undefined} aria-current={isPresent ? 'step' : undefined}>
            <strong>{label}</strong>
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Facts in words, some of which lead on. */
export function ShownFacts({ facts }: { facts: ShownFact[] }) {
  return <Facts facts={facts.map(({ label, value, href }) => ({ label, value: href ? <a href={href}>{value}</a> : value }))} />;
}
