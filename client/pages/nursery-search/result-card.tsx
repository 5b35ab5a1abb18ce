import type { ReactNode } from 'react';
import { VacancyBadge, VacancyDate } from '../../components/cards/vacancy.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { imageAddress } from '../../components/image-address.ts';
import type { FoundNurseryCard } from './nursery-search-props.ts';
import styles from './result-card.module.css';

interface ResultCardProps {
  nursery: FoundNurseryCard;
  /** Among those that are seen at once: its picture does not wait. */
  isFirst: boolean;
  action: ReactNode;
}

/** A nursery that was found, dense enough to compare several at a glance; all of it leads to its page. */
export function ResultCard({ nursery, isFirst, action }: ResultCardProps) {
  const { photo, name, href, type, town, away, facts, vacancy, fit, estimate } = nursery;
  return (
    <article className={classNames('surface', styles.card, photo && styles.pictured)}>
      {photo && <Photo photo={photo} isFirst={isFirst} />}
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
      {estimate && <p className="small" data-estimate={estimate} />}
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

/** Two widths are enough for so small a place, which photographs fill by their height. Its name is beside it: it says nothing more to who does not see it. */
function Photo({ photo: { source, tint }, isFirst }: { photo: NonNullable<FoundNurseryCard['photo']>; isFirst: boolean }) {
  const narrow = imageAddress(source, 192);
  return (
    <img
      className={classNames(styles.photo, tint !== undefined && `tint-${tint}`)}
      src={imageAddress(source, 320)}
      srcSet={narrow === source ? undefined : `${narrow} 192w, ${imageAddress(source, 320)} 320w`}
      sizes="(min-width: 768px) 10rem, 6rem"
      width={160}
      height={120}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
