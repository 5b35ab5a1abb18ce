import styles from './choice-links.module.css';

export interface Choice {
  label: string;
  href: string;
  current: boolean;
}

/** Versions of the same list side by side, such as its audiences: links, so that each has an address and needs no JavaScript. */
export function ChoiceLinks({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav className="no-print" aria-label={label}>
      <ul className={`cluster ${styles.choices}`}>
        {choices.map((choice) => (
          <li key={choice.href}>
            <a className={styles.choice} href={choice.href} aria-current={choice.current ? 'page' : undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
