import { ButtonLink } from '../../components/actions/button-link.tsx';
import styles from './nursery-search.module.css';
import type { PlaceChoices, SearchOutcome } from './nursery-search-props.ts';

/** What was found, what has to be said first, or how to go on where nothing was. */
export function Outcome({ outcome: { title, notes, choices, links } }: { outcome: SearchOutcome }) {
  return (
    <>
      <div role="status">
        <h2>{title}</h2>
      </div>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {choices.map((choice) => (
        <Choices key={choice.question} choices={choice} />
      ))}
      {links.length > 0 && (
        <p className="cluster">
          {links.map(({ label, href, look }) => (
            <ButtonLink key={href} look={look} href={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </>
  );
}

function Choices({ choices: { question, isFolded, options } }: { choices: PlaceChoices }) {
  const list = (
    <ul className={styles.choices}>
      {options.map(({ label, href, detail }) => (
        <li key={href}>
          <a href={href}>{label}</a> <span className="muted small">{detail}</span>
        </li>
      ))}
    </ul>
  );
  if (isFolded) {
    return (
      <details>
        <summary>{question}</summary>
        {list}
      </details>
    );
  }
  return (
    <>
      {question && <p>{question}</p>}
      {list}
    </>
  );
}
