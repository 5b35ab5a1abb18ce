import type { ReactNode } from 'react';
import { VacancyBadge, VacancyDate } from '../../components/cards/vacancy.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import type { FoundNurseryCard } from './nursery-search-props.ts';
import styles from './result-card.module.css';

/** A nursery that was found, dense enough to compare several at a glance; all of it leads to its page. */
export function ResultCard({ nursery, action }: { nursery: FoundNurseryCard; action: ReactNode }) {
  const { name, href, type, town, away, facts, vacancy, fit } = nursery;
  return (
    <article className={`surface ${styles.card}`}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <a href={href} className="stretched">
            {name}
          </a>
        </h2>
        {action}
      </div>
      <p className={`small ${styles.where}`}>
        {away && <strong>{away}</strong>}
        {[type, town].filter(Boolean).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <ul className={`small muted ${styles.facts}`}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={`small ${styles.places}`}>
        <VacancyBadge vacancy={vacancy} /> <VacancyDate vacancy={vacancy} />
      </p>
      {fit && (
        <p className={classNames('small', styles.fit, fit.fits && styles.fits)}>
          <Icon path={fit.fits ? icons.check : icons.info} size={20} />
          <span>
            <strong>{fit.label}</strong>
            {fit.reasons.length > 0 && ` · ${fit.reasons.join(' · ')}`}
          </span>
        </p>
      )}
    </article>
  );
}
