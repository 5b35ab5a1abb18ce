import type { Facts, FileFacts, ReadRow } from '../formats/format';
import { type CandidateFacts, fillableFields, type OpenDataSource } from '../formats/open-data';
import type { Problem } from '../reading/problem';
import { type Located, type Match, matchCandidates } from './match-candidates';
import type { NurseryBrief } from './nursery-brief';
import { differences, isEmpty, type Plan, type PlannedRow, type Write } from './plan';
import { byLine } from './plan-nurseries';

/** A candidate that the CMS has. */
export interface StoredCandidate {
  documentId: string;
  facts: Facts;
  /** The document of the nursery it is; null for one that waits. */
  nursery: string | null;
  /** What it has given to that nursery, as it was given. */
  filled: Facts;
}

interface CandidatesState {
  source: OpenDataSource;
  nurseries: readonly NurseryBrief[];
  candidates: readonly StoredCandidate[];
  /** The day of a file that does not say it, and under which licence it is given. */
  sourceDate: string;
  licence: string;
}

interface Candidate extends CandidateFacts {
  row: ReadRow;
  stored: StoredCandidate | undefined;
}

/** Fields that mean nothing without each other. */
const together = [
  ['latitude', 'longitude'],
  ['minimumAgeMonths', 'maximumAgeMonths'],
] as const;

/**
 * What a public file of nurseries would change: a candidate for each row, kept with its source; and in a nursery of ours that a row
 * is found to be, what is blank there or stands as this source has put it. It stays a draft.
 */
export function planCandidates(file: FileFacts, state: CandidatesState): Plan {
  const { rows, skippedCount } = newestYear(file.rows, state.source.yearColumn);
  const stored = new Map(state.candidates.map((candidate) => [candidate.facts.sourceId, candidate]));
  const candidates: Candidate[] = [];
  const planned: PlannedRow[] = file.refused.map(({ line, problems }) => ({ line, outcome: 'refused', label: '', writes: [], problems }));
  const firstLines = new Map<string, number>();
  for (const row of rows) {
    const read = state.source.toCandidate(row.facts);
    const problem = ownProblem(read, firstLines.get(read.sourceId));
    firstLines.set(read.sourceId, firstLines.get(read.sourceId) ?? row.line);
    if (problem)
      planned.push({ line: row.line, outcome: 'refused', label: String(read.facts.name ?? ''), writes: [], problems: [problem] });
    else candidates.push({ ...read, row, stored: stored.get(read.sourceId) });
  }
  const planOne = createPlanner(candidates, state);
  const changed = candidates.flatMap((candidate) => planOne(candidate) ?? []);
  return { rows: [...planned, ...changed].toSorted(byLine), sameCount: candidates.length - changed.length, skippedCount };
}

function newestYear(rows: readonly ReadRow[], column: string | undefined): { rows: readonly ReadRow[]; skippedCount: number } {
  if (!column) return { rows, skippedCount: 0 };
  const newest = rows.reduce((year, { facts }) => Math.max(year, Number(facts[column] ?? 0)), 0);
  const kept = rows.filter(({ facts }) => Number(facts[column] ?? 0) === newest);
  return { rows: kept, skippedCount: rows.length - kept.length };
}

function ownProblem({ sourceId, facts }: CandidateFacts, firstLine: number | undefined): Problem | null {
  if (!sourceId) return { code: 'needed', field: 'id' };
  if (!facts.name) return { code: 'needed', field: 'name' };
  return firstLine ? { code: 'doubled-row', field: 'id', value: sourceId, expected: String(firstLine) } : null;
}

function createPlanner(candidates: readonly Candidate[], state: CandidatesState): (candidate: Candidate) => PlannedRow | null {
  const byId = new Map(state.nurseries.map((nursery) => [nursery.documentId, nursery]));
  // Whoever has said by hand which nursery it is has the last word.
  const isSettled = ({ stored }: Candidate) => stored?.nursery != null || stored?.facts.state === 'dismissed';
  const settled = new Set(candidates.flatMap(({ stored }) => stored?.nursery ?? []));
  const open = candidates.filter((candidate) => !isSettled(candidate));
  const matches = matchCandidates(
    open.map(locateCandidate),
    state.nurseries.filter(({ documentId }) => !settled.has(documentId)).map(locateNursery),
  );
  return (candidate) => {
    const { stored } = candidate;
    const match = matches.get(candidate.sourceId);
    const id = stored?.nursery ?? match?.id;
    return planRow(candidate, { match, nursery: id ? byId.get(id) : undefined, state });
  };
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

function locateCandidate({ sourceId, otherName, facts }: Candidate): Located {
  const names = [String(facts.name), otherName ?? ''].filter(Boolean);
  return { id: sourceId, names, ...positionOf(facts) };
}

function locateNursery({ documentId, facts }: NurseryBrief): Located {
  return { id: documentId, names: [String(facts.name)], ...positionOf(facts) };
}

const positionOf = ({ inseeCode, latitude, longitude }: Facts) => ({
  inseeCode: inseeCode ? String(inseeCode) : null,
  latitude: numberOrNull(latitude),
  longitude: numberOrNull(longitude),
});

interface Matching {
  /** None for a candidate that was settled before. */
  match: Match | undefined;
  nursery: NurseryBrief | undefined;
  state: CandidatesState;
}

function planRow(candidate: Candidate, { match, nursery, state }: Matching): PlannedRow | null {
  const { facts, stored, sourceId, row } = candidate;
  const fill = nursery ? fillOf(facts, nursery, stored?.filled ?? {}) : null;
  const isDismissed = stored?.facts.state === 'dismissed';
  const planned: Facts = {
    ...facts,
    source: state.source.format.name,
    sourceId,
    sourceDate: candidate.sourceDate ?? state.sourceDate,
    licence: state.licence,
    state: isDismissed ? 'dismissed' : nursery ? 'matched' : 'waiting',
    ...(nursery && match && { nursery: nursery.documentId, matchedBy: `by-${match.by}` }),
    ...(fill && !isEmpty(fill.after) && { filled: JSON.stringify({ ...stored?.filled, ...fill.after }) }),
  };
  const writes = [...candidateWrite(planned, stored), ...(fill && nursery ? nurseryWrite(fill, nursery) : [])];
  if (writes.length === 0) return null;
  const outcome = !nursery && !isDismissed ? 'waiting' : stored ? 'update' : 'create';
  return { line: row.line, outcome, label: String(facts.name), writes, problems: remarksOf(match, fill, nursery) };
}

function candidateWrite(planned: Facts, stored: StoredCandidate | undefined): Write[] {
  if (!stored) return [{ type: 'nursery-candidate', documentId: null, before: null, after: planned }];
  const { before, after } = differences(stored.facts, planned);
  return isEmpty(after) ? [] : [{ type: 'nursery-candidate', documentId: stored.documentId, before, after }];
}

function nurseryWrite({ before, after }: Fill, { documentId }: NurseryBrief): Write[] {
  return isEmpty(after) ? [] : [{ type: 'nursery', documentId, before, after, isDraft: true }];
}

interface Fill {
  before: Facts;
  after: Facts;
  /** Where the nursery says something else, which stays. */
  kept: Problem[];
}

const isBlank = (field: string, value: unknown) =>
  value === null || value === undefined || value === '' || (field === 'disabilityWelcome' && value === 'unknown');

/** What goes from a candidate into its nursery: only where nothing stands, or still what this source has put there. */
function fillOf(facts: Facts, { facts: ours }: NurseryBrief, filled: Facts): Fill {
  const isFree = (field: string) => isBlank(field, ours[field]) || (field in filled && ours[field] === filled[field]);
  const isHeld = (field: string) => together.some((pair) => pair.some((each) => each === field) && !pair.every(isFree));
  const offered = fillableFields.filter((field) => !isBlank(field, facts[field]) && facts[field] !== ours[field]);
  const taken = offered.filter((field) => isFree(field) && !isHeld(field));
  const kept = offered.filter((field) => !isFree(field));
  return {
    before: Object.fromEntries(taken.map((field) => [field, ours[field] ?? null])),
    after: Object.fromEntries(taken.map((field) => [field, facts[field] ?? null])),
    kept: kept.map((field) => ({ code: 'kept-value', field, value: String(ours[field]), expected: String(facts[field]) })),
  };
}

function remarksOf(match: Match | undefined, fill: Fill | null, nursery: NurseryBrief | undefined): Problem[] {
  if (match?.by === 'several') return [{ code: 'several-matches' }];
  if (!nursery) return [];
  const value = String(nursery.facts.name);
  return [
    ...(match ? [{ code: match.by === 'distance' ? 'matched-by-distance' : 'matched-by-name', value } as const] : []),
    ...(fill?.kept ?? []),
  ];
}
