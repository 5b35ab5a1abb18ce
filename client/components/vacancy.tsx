import type { Vacancy } from '../../domain/vacancy.ts';
import { useFormats, useMessages } from '../i18n/locale-context.tsx';
import { Badge } from './surfaces/badge.tsx';

export interface VacancyProps {
  vacancy: Vacancy;
  /** True where the information is too old to be told as a fact. Decided by the worker: the page has no clock. */
  isOld: boolean;
}

const tones = { available: 'sun', full: 'peach', 'not-communicated': 'plain', unknown: 'plain' } as const;

/** The state of the free places in a few words; a number that is old is « announced », with its date. */
export function VacancyBadge({ vacancy, isOld }: VacancyProps) {
  const texts = useMessages().nurseryCard.vacancy;
  const { date } = useFormats();
  if (vacancy.state !== 'available') return <Badge tone={tones[vacancy.state]}>{texts[vacancy.state]}</Badge>;
  if (!isOld) return <Badge tone="sun">{texts.available(vacancy.count)}</Badge>;
  return (
    <Badge tone="plain">
      {texts.announced(vacancy.count)} {vacancy.date && texts.on(date(vacancy.date))}
    </Badge>
  );
}

/** The date of the information; nothing where there is no information that could have one. */
export function VacancyDate({ vacancy }: { vacancy: Vacancy }) {
  const texts = useMessages().nurseryCard.vacancy;
  const { date } = useFormats();
  if (vacancy.state === 'unknown' || (vacancy.state === 'not-communicated' && !vacancy.date)) return null;
  return <span className="muted small">{vacancy.date ? texts.updated(date(vacancy.date)) : texts.undated}</span>;
}
