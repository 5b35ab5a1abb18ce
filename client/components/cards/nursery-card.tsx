import type { ReactNode } from 'react';
import { Card } from '../surfaces/card.tsx';
import styles from './nursery-card.module.css';
import { VacancyBadge, VacancyDate, type VacancyWords } from './vacancy.tsx';

export interface NurseryCardProps {
  slug: string;
  href: string;
  name: string;
  /** Its type, in words. */
  type: string | null;
  town: string;
  /** How far from the place the list is about; null where it is about none. */
  away: string | null;
  /** How large, for which ages, at which tariff. */
  facts: string[];
  vacancy: VacancyWords;
  /** How it is paid for, where a month can be estimated (`domain/childcare/costs/nursery-estimate.ts`). */
  estimate?: string | undefined;
}

interface NurseryCardLook {
  level: 2 | 3;
  /** What its reader can do with it beside reading its page. */
  action: ReactNode;
}

/** A nursery in a list, for comparing: where, what kind, how large, for which ages, at which tariff, with which free places. */
function NurseryCard({ level, action, ...nursery }: NurseryCardProps & NurseryCardLook) {
  const Title = `h${level}` as const;
  return (
    <Card as="article" linked className={styles.card}>
      {nursery.type && <p className="eyebrow">{nursery.type}</p>}
      <Title>
        <a href={nursery.href} className={`${styles.link} stretched`}>
          {nursery.name}
        </a>
      </Title>
      <p>
        {nursery.town}
        {nursery.away && <span className="muted"> · {nursery.away}</span>}
      </p>
      <ul className={styles.facts}>
        {nursery.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles.vacancy}>
        <VacancyBadge vacancy={nursery.vacancy} /> <VacancyDate vacancy={nursery.vacancy} />
      </p>
      {nursery.estimate && <p className="small" data-estimate={nursery.estimate} />}
      {action}
    </Card>
  );
}

interface NurseryCardsProps {
  nurseries: NurseryCardProps[];
  level?: 2 | 3;
  action?(nursery: NurseryCardProps): ReactNode;
}

/** Nurseries side by side. */
export function NurseryCards({ nurseries, level = 3, action }: NurseryCardsProps) {
  return (
    <ul className="grid">
      {nurseries.map((nursery) => (
        <li key={nursery.href} className={styles.item}>
          <NurseryCard {...nursery} level={level} action={action?.(nursery)} />
        </li>
      ))}
    </ul>
  );
}
