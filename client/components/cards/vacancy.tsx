import { Badge, type BadgeTone } from '../surfaces/badge.tsx';

/** What is known of the free places, in words: the worker chooses them, which knows what day it is. */
export interface VacancyWords {
  tone: BadgeTone;
  label: string;
  /** The date of the information; null where there is no information that could have one. */
  note: string | null;
}

/** The state of the free places in a few words. */
export function VacancyBadge({ vacancy: { tone, label } }: { vacancy: VacancyWords }) {
  return <Badge tone={tone}>{label}</Badge>;
}

export function VacancyDate({ vacancy: { note } }: { vacancy: VacancyWords }) {
  return note && <span className="muted small">{note}</span>;
}
