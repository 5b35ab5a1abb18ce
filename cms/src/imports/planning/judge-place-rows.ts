import { dayMilliseconds } from '../../domain/durations';
import { isJump } from '../../domain/nursery-places/place-problems';
import type { Facts } from '../formats/format';
import type { Problem } from '../reading/problem';
import type { NurseryBrief } from './nursery-brief';
import { differences, type PlannedRow } from './plan';

/** A place that the CMS has: its facts under the names of its fields; `nursery` is the document. */
export interface StoredPlace {
  documentId: string;
  facts: Facts;
}

/** A row of one nursery, in the names of the CMS. */
export interface PlaceRow {
  line: number;
  facts: Facts;
  remarks: readonly Problem[];
}

export interface Outcome {
  rows: PlannedRow[];
  sameCount: number;
}

/** What the rows of one nursery are judged by. */
interface Judging {
  nursery: NurseryBrief;
  storedPlaces: readonly StoredPlace[];
  today: string;
  /** Places of the nursery that the file does not speak of. */
  count: number;
}

const oldDays = 7;
const keyFields = ['ageFromMonths', 'ageToMonths', 'days', 'kind', 'availableFrom', 'availableUntil'] as const;
/** What a row says by the way: where it says nothing, what is known stays. */
const additions = ['opensAt', 'closesAt', 'hourlyPrice', 'note'] as const;

/** What makes two reports speak of the same places. */
export const keyOf = (facts: Facts): string => keyFields.map((field) => facts[field] ?? '').join('|');

export const labelOf = (nursery: NurseryBrief, { ageFromMonths, ageToMonths }: Facts): string =>
  `${nursery.facts.name}, ${ageFromMonths}–${ageToMonths} mois`;

export const countOf = ({ availability, count }: Facts): number => (availability === 'number' && typeof count === 'number' ? count : 0);

/** Who said it on the same day by hand knows better than a file. */
export function isNewer(existing: Facts, { reportedOn }: Facts): boolean {
  const reportedBefore = String(existing.reportedOn ?? '');
  return reportedBefore > String(reportedOn) || (reportedBefore === reportedOn && existing.origin !== 'import');
}

export const refusal = (line: number, label: string, problem: Problem): PlannedRow => ({
  line,
  outcome: 'refused',
  label,
  writes: [],
  problems: [problem],
});

/** What becomes of the rows of one nursery, each speaking of other places. */
export function judgeRows(rows: readonly PlaceRow[], { nursery, storedPlaces, today, count: others }: Judging): Outcome {
  const byKey = new Map(storedPlaces.map((place) => [keyOf(place.facts), place]));
  const approved = nursery.facts.approvedPlaces;
  const planned: PlannedRow[] = [];
  let sum = others;
  for (const row of rows) {
    const existing = byKey.get(keyOf(row.facts));
    const judged = judgeRow(row, { nursery, existing, today });
    const stays = judged === null || judged.writes.length === 0;
    const count = stays ? countOf(existing?.facts ?? {}) : countOf(row.facts);
    const isTooMany = !stays && typeof approved === 'number' && count > 0 && sum + count > approved;
    const problem: Problem = { code: 'more-than-approved', value: String(sum + count), expected: String(approved) };
    if (isTooMany) planned.push(refusal(row.line, labelOf(nursery, row.facts), problem));
    else if (judged) planned.push(judged);
    sum += isTooMany ? countOf(existing?.facts ?? {}) : count;
  }
  return { rows: planned, sameCount: rows.length - planned.length };
}

interface Judged {
  nursery: NurseryBrief;
  existing: StoredPlace | undefined;
  today: string;
}

/** Null where the row says what is known. */
function judgeRow({ line, facts, remarks }: PlaceRow, { nursery, existing, today }: Judged): PlannedRow | null {
  const label = labelOf(nursery, facts);
  const keep = (problem: Problem): PlannedRow => ({ line, outcome: 'kept', label, writes: [], problems: [problem] });
  if (facts.availability === null) return keep({ code: 'nothing-said', field: 'places' });
  const problems = [...remarks, ...warnings(facts, nursery, today), ...jumpOf(facts, existing?.facts ?? {}, nursery)];
  if (!existing)
    return { line, outcome: 'create', label, writes: [{ type: 'place', documentId: null, before: null, after: facts }], problems };
  const { before, after } = differences(existing.facts, completed(facts, existing.facts));
  if (Object.keys(after).every((field) => field === 'origin')) return null;
  if (isNewer(existing.facts, facts)) return keep({ code: 'older-report', value: String(existing.facts.reportedOn) });
  return { line, outcome: 'update', label, writes: [{ type: 'place', documentId: existing.documentId, before, after }], problems };
}

function completed(facts: Facts, existing: Facts): Facts {
  const kept = Object.fromEntries(additions.map((field) => [field, facts[field] ?? existing[field] ?? null]));
  // Who said it goes with the day on which it was said.
  const isSameDay = facts.reportedOn === existing.reportedOn;
  return { ...facts, ...kept, reportedBy: facts.reportedBy ?? (isSameDay ? (existing.reportedBy ?? null) : null) };
}

/** The CMS keeps back what moves the places of a nursery too far, until a person has looked at it. */
function jumpOf(facts: Facts, existing: Facts, nursery: NurseryBrief): Problem[] {
  const { approvedPlaces } = nursery.facts;
  const approved = typeof approvedPlaces === 'number' ? approvedPlaces : null;
  return isJump({ before: countOf(existing), after: countOf(facts), approvedPlaces: approved }) ? [{ code: 'awaits-review' }] : [];
}

function warnings({ ageFromMonths, ageToMonths, reportedOn }: Facts, { facts }: NurseryBrief, today: string): Problem[] {
  const age = (Date.parse(today) - Date.parse(String(reportedOn))) / dayMilliseconds;
  const isOutside =
    (typeof facts.minimumAgeMonths === 'number' && Number(ageFromMonths) < facts.minimumAgeMonths) ||
    (typeof facts.maximumAgeMonths === 'number' && Number(ageToMonths) > facts.maximumAgeMonths);
  const ages = `${facts.minimumAgeMonths ?? ''}–${facts.maximumAgeMonths ?? ''}`;
  return [
    ...(age > oldDays ? [{ code: 'old-report', value: String(reportedOn) } as const] : []),
    ...(isOutside ? [{ code: 'outside-nursery-ages', expected: ages } as const] : []),
  ];
}
