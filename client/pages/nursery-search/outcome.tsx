import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import styles from './nursery-search.module.css';
import type { PlaceChoices, SearchOutcome } from './nursery-search-props.ts';

interface OutcomeHeadProps {
  outcome: SearchOutcome;
  children: ReactNode;
}

/** What was found, or what has to be said first. */
export function OutcomeHead({ outcome, children }: OutcomeHeadProps) {
  const { title: heading, fitting, notes, choices } = outcome;
  const openChoices = choices.filter(({ isFolded }) => !isFolded);
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{heading}</h1>
      {fitting && <p className={styles.count}>{fitting}</p>}
      {children}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {openChoices.map((choice) => (
        <Choices key={choice.question} choices={choice} />
      ))}
    </div>
  );
}

/** How to go on: where more is found, or other places of the name. */
export function OutcomeLinks({ outcome: { links, choices } }: { outcome: SearchOutcome }) {
  const folded = choices.filter(({ isFolded }) => isFolded);
  return (
    <div className={`stack ${styles.more}`}>
      {links.length > 0 && (
        <p className="cluster">
          {links.map(({ label, href, look }) => (
            <ButtonLink key={href} look={look} href={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      {folded.map((choice) => (
        <Choices key={choice.question} choices={choice} />
      ))}
    </div>
  );
}

function Choices({ choices: { question, isFolded, options } }: { choices: PlaceChoices }) {
  const list = (
    <ul className={styles.choices}>
      {options.map(({ label, href, detail }) => (
        <li key={href}>
          <a href={href} className={styles.choice}>
            {label}
          </a>{' '}
          <span className="muted small">{detail}</span>
        </li>
      ))}
    </ul>
  );
  if (isFolded) {
    return (
      <details>
        <summary className={styles.fold}>{question}</summary>
        {list}
      </details>
    );
  }
  return (
    <div>
      {question && <p>{question}</p>}
      {list}
    </div>
  );
}
