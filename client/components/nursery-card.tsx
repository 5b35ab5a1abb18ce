import type { AgeRange } from '../../domain/ages.ts';
import type { NurseryType, TariffMode } from '../../domain/nursery-types.ts';
import type { Vacancy } from '../../domain/vacancy.ts';
import { useFormats, useMessages } from '../i18n/locale-context.tsx';
import { ageRangeText } from './age-range.ts';
import styles from './nursery-card.module.css';
import { Card } from './surfaces/card.tsx';
import { VacancyBadge, VacancyDate } from './vacancy.tsx';

export interface NurseryCardProps {
  href: string;
  name: string;
  type: NurseryType | null;
  cityName: string | null;
  postalCode: string | null;
  places: number | null;
  ages: AgeRange;
  tariffMode: TariffMode | null;
  vacancy: Vacancy;
  isVacancyOld: boolean;
  /** From the place the list is about; null where it is about none. */
  kilometres: number | null;
}

/** A nursery in a list, for comparing: where, what kind, how large, for which ages, at which tariff, with which free places. */
export function NurseryCard({ level = 3, ...nursery }: NurseryCardProps & { level?: 2 | 3 }) {
  const { nurseryCard: texts, nurseryTypes } = useMessages();
  const { distance } = useFormats();
  const Title = `h${level}` as const;
  const town = [nursery.postalCode, nursery.cityName].filter(Boolean).join(' ');
  const facts = [
    nursery.places && texts.places(nursery.places),
    ageRangeText(nursery.ages, texts.age),
    texts.tariff[nursery.tariffMode ?? 'none'],
  ].filter(Boolean);
  return (
    <Card as="article" linked className={styles.card}>
      {nursery.type && <p className="eyebrow">{nurseryTypes[nursery.type]}</p>}
      <Title>
        <a href={nursery.href} className={`${styles.link} stretched`}>
          {nursery.name}
        </a>
      </Title>
      <p>
        {town}
        {nursery.kilometres !== null && <span className="muted"> · {texts.away(distance(nursery.kilometres))}</span>}
      </p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles.vacancy}>
        <VacancyBadge vacancy={nursery.vacancy} isOld={nursery.isVacancyOld} /> <VacancyDate vacancy={nursery.vacancy} />
      </p>
    </Card>
  );
}

/** Nurseries side by side. */
export function NurseryCards({ nurseries, level = 3 }: { nurseries: NurseryCardProps[]; level?: 2 | 3 }) {
  return (
    <ul className="grid">
      {nurseries.map((nursery) => (
        <li key={nursery.href} className={styles.item}>
          <NurseryCard {...nursery} level={level} />
        </li>
      ))}
    </ul>
  );
}
