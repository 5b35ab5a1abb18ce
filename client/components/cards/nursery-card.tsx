import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import { imageAddress } from '../image-address.ts';
import styles from './nursery-card.module.css';
import { VacancyBadge, VacancyDate, type VacancyWords } from './vacancy.tsx';

/** Whether the place of a nursery fits, and why, or what it lacks. */
export interface FitWords {
  fits: boolean;
  label: string;
  reasons: string[];
}

export interface NurseryCardProps {
  slug: string;
  href: string;
  name: string;
  /** Its type, in words. */
  type: string | null;
  town: string;
  /** Its first picture; null where it has none. */
  photo: { source: string; tint?: number } | null;
  /** How far from the place the list is about; null where it is about none. */
  away: string | null;
  /** For which ages, when it is open, at which price or tariff. */
  facts: string[];
  vacancy: VacancyWords;
  /** Null where nothing was asked that a place could fit, or where the nursery has told of none. */
  fit?: FitWords | null;
  /** How it is paid for, where a month can be estimated (`domain/childcare/costs/nursery-estimate.ts`). */
  estimate?: string | undefined;
}

interface NurseryCardLook {
  level: 2 | 3;
  /** Among those that are seen at once: its picture does not wait. */
  isFirst?: boolean;
  /** In a column of its own, where there is room for a larger picture. */
  isAlone?: boolean;
  /** What its reader can do with it beside reading its page. */
  action: ReactNode;
}

/** A nursery in a list, dense enough to compare several at a glance; all of it leads to its page. */
export function NurseryCard({ level, isFirst = false, isAlone = false, action, ...nursery }: NurseryCardProps & NurseryCardLook) {
  const { photo, name, href, type, town, away, facts, vacancy, fit, estimate } = nursery;
  const Title = `h${level}` as const;
  return (
    <article className={classNames('surface', styles.card, photo && styles.pictured, isAlone && styles.alone)}>
      {photo && <Photo photo={photo} sizes={isAlone ? aloneSizes : '6rem'} isFirst={isFirst} />}
      <div className={styles.head}>
        <Title className={styles.name}>
          <a href={href} className="stretched">
            {name}
          </a>
        </Title>
        {action}
      </div>
      <p className={`small dotted ${styles.where}`}>
        {away && <strong>{away}</strong>}
        {[type, town].filter(Boolean).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <ul className={`small muted dotted ${styles.facts}`}>
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
          <span className="dotted">
            <strong>{fit.label}</strong>
            {fit.reasons.map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
          </span>
        </p>
      )}
    </article>
  );
}

/** Beside a map there is room for a larger one only on a wide screen. */
const aloneSizes = '(min-width: 1192px) 10rem, (min-width: 1024px) 6rem, (min-width: 592px) 10rem, 6rem';

interface PhotoProps {
  photo: NonNullable<NurseryCardProps['photo']>;
  sizes: string;
  isFirst: boolean;
}

/** Two widths are enough for so small a place, which photographs fill by their height. Its name is beside it: it says nothing more to who does not see it. */
function Photo({ photo: { source, tint }, sizes, isFirst }: PhotoProps) {
  const narrow = imageAddress(source, 192);
  return (
    <img
      className={classNames(styles.photo, tint !== undefined && `tint-${tint}`)}
      src={imageAddress(source, 320)}
      srcSet={narrow === source ? undefined : `${narrow} 192w, ${imageAddress(source, 320)} 320w`}
      sizes={sizes}
      width={160}
      height={120}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

interface NurseryCardsProps {
  nurseries: NurseryCardProps[];
  level?: 2 | 3;
  /** On a phone a row that a finger moves, for what stands beside the subject of the page. */
  isRow?: boolean;
  action(nursery: NurseryCardProps): ReactNode;
}

/** Nurseries side by side. */
export function NurseryCards({ nurseries, level = 3, isRow = false, action }: NurseryCardsProps) {
  return (
    <ul className={classNames('grid', styles.cards, isRow && `phone-row ${styles.row}`)}>
      {nurseries.map((nursery) => (
        <li key={nursery.slug}>
          <NurseryCard {...nursery} level={level} action={action(nursery)} />
        </li>
      ))}
    </ul>
  );
}
