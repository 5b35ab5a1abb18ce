import type { Facts, FileFacts, ReadRow } from '../formats/format';
import { factOf } from '../formats/nurseries-format';
import { nurseryColumns } from '../formats/nursery-columns';
import type { Problem } from '../reading/problem';
import type { NurseryBrief } from './nursery-brief';
import { differences, isEmpty, type Plan, type PlannedRow } from './plan';

/** Says what is wrong with the facts of a nursery as the CMS would; null where it would take them. */
type JudgeNursery = (facts: Facts) => string | null;

interface NurseriesState {
  nurseries: readonly NurseryBrief[];
  judge: JudgeNursery;
  today: string;
}

const required = nurseryColumns.filter(({ isRequired }) => isRequired).map(({ fact }) => fact);

/** What a file of nurseries would change. A nursery is known by its slug; one that the file does not name stays as it is. */
export function planNurseries({ rows, refused }: FileFacts, { nurseries, judge, today }: NurseriesState): Plan {
  const bySlug = new Map(nurseries.map((nursery) => [nursery.facts.slug, nursery]));
  const firstLines = new Map<unknown, number>();
  const planned: PlannedRow[] = refused.map(({ line, facts, problems }) => refusal(line, toNurseryFacts(facts), problems));
  let sameCount = 0;
  for (const row of rows) {
    const facts = toNurseryFacts(row.facts);
    const nursery = bySlug.get(facts.slug ?? null);
    const firstLine = firstLines.get(facts.slug);
    const problem = ownProblem(facts, { isNew: !nursery, firstLine, today });
    if (!firstLine) firstLines.set(facts.slug, row.line);
    const plannedRow = problem
      ? refusal(row.line, facts, [problem])
      : nursery
        ? planUpdate({ ...row, facts }, nursery, judge)
        : planCreation({ ...row, facts }, judge);
    if (plannedRow) planned.push(plannedRow);
    else sameCount += 1;
  }
  return { rows: planned.toSorted(byLine), sameCount, skippedCount: 0 };
}

/** In the order of the file; what it does not name comes last. */
export const byLine = (one: PlannedRow, other: PlannedRow) =>
  (one.line ?? Number.MAX_SAFE_INTEGER) - (other.line ?? Number.MAX_SAFE_INTEGER);

function toNurseryFacts(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [factOf(key), value]));
}

function refusal(line: number, facts: Facts, problems: readonly Problem[]): PlannedRow {
  return { line, outcome: 'refused', label: String(facts.name ?? facts.slug ?? ''), writes: [], problems };
}

function ownProblem(facts: Facts, { isNew, firstLine, today }: { isNew: boolean; firstLine?: number; today: string }): Problem | null {
  if (!facts.slug) return { code: 'needed', field: 'slug' };
  if (firstLine) return { code: 'doubled-row', field: 'slug', value: String(facts.slug), expected: String(firstLine) };
  const missing = isNew ? required.find((fact) => !facts[fact]) : undefined;
  if (missing) return { code: 'needed', field: missing };
  if (String(facts.updatedOn ?? '') > today) return { code: 'future-date', field: 'updatedOn', value: String(facts.updatedOn) };
  return null;
}

/** Null where nothing changes. */
function planUpdate({ line, facts, remarks }: ReadRow, nursery: NurseryBrief, judge: JudgeNursery): PlannedRow | null {
  const label = String(nursery.facts.name);
  const { online, ...others } = facts;
  const { before, after } = differences(nursery.facts, others);
  const wantsOnline = online === 'yes' && !nursery.isOnline;
  const wantsOffline = online === 'no' && nursery.isOnline;
  if (wantsOffline)
    return { line, outcome: 'refused', label, writes: [], problems: [{ code: 'kept-value', field: 'online', value: 'no' }] };
  if (isEmpty(after) && !wantsOnline) return null;
  const sentence = judge({ ...nursery.facts, ...after });
  if (sentence) return { line, outcome: 'refused', label, writes: [], problems: [{ code: 'cms-refuses', value: sentence }] };
  const isDraft = nursery.isModified || (!nursery.isOnline && !wantsOnline);
  const change = wantsOnline ? { before: { ...before, online: 'no' }, after: { ...after, online: 'yes' } } : { before, after };
  const problems: Problem[] = nursery.isModified ? [...remarks, { code: 'not-published' }] : [...remarks];
  return {
    line,
    outcome: 'update',
    label,
    writes: [{ type: 'nursery', documentId: nursery.documentId, ...change, ...(isDraft && { isDraft }) }],
    problems,
  };
}

function planCreation({ line, facts, remarks }: ReadRow, judge: JudgeNursery): PlannedRow {
  const label = String(facts.name);
  const sentence = judge(facts);
  if (sentence) return { line, outcome: 'refused', label, writes: [], problems: [{ code: 'cms-refuses', value: sentence }] };
  const filledFacts = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  const isDraft = facts.online !== 'yes';
  return {
    line,
    outcome: 'create',
    label,
    writes: [{ type: 'nursery', documentId: null, before: null, after: filledFacts, ...(isDraft && { isDraft }) }],
    problems: isDraft ? [...remarks, { code: 'not-published' }] : remarks,
  };
}
