import type { Facts, FileFacts, ReadRow } from '../formats/format';
import type { Problem } from '../reading/problem';
import { countOf, isNewer, judgeRows, keyOf, labelOf, type Outcome, type PlaceRow, refusal, type StoredPlace } from './judge-place-rows';
import { createNurseryFinder, type NurseryBrief } from './nursery-brief';
import type { Plan, PlannedRow } from './plan';
import { byLine } from './plan-nurseries';

interface PlacesState {
  nurseries: readonly NurseryBrief[];
  places: readonly StoredPlace[];
  today: string;
  /** The day of rows that say none; null where nobody has said one either. */
  reportedOn: string | null;
}

/** What the file says of one nursery. */
interface NurseryReport {
  nursery: NurseryBrief;
  rows: PlaceRow[];
  /** Rows that nobody could read: what the file no longer names may stand in them. */
  isWhole: boolean;
}

const wholeWeek = '1111111111';
const youngest = 2;
const oldest = 36;
/**
 * What a file of free places would change. The file tells the places of a nursery whole: those that it no longer names go, unless
 * they were reported later, or a row that may be theirs could not be read.
 */
export function planPlaces(file: FileFacts, state: PlacesState): Plan {
  const { reports, strangers } = groupByNursery(file, state);
  const storedPlaces = Map.groupBy(state.places, ({ facts }) => facts.nursery);
  const outcomes = reports.map((report) => planNursery(report, storedPlaces.get(report.nursery.documentId) ?? [], state.today));
  const rows = [...strangers, ...outcomes.flatMap((outcome) => outcome.rows)];
  return { rows: rows.toSorted(byLine), sameCount: outcomes.reduce((sum, outcome) => sum + outcome.sameCount, 0), skippedCount: 0 };
}

/** The rows of each nursery, and what belongs to none. */
function groupByNursery({ rows, refused }: FileFacts, state: PlacesState): { reports: NurseryReport[]; strangers: PlannedRow[] } {
  const find = createNurseryFinder(state.nurseries);
  const reports = new Map<string, NurseryReport>();
  const strangers: PlannedRow[] = [];
  // A row whose nursery nobody can tell may be of any of them.
  const isReadable = refused.every(({ facts }) => facts.nursery !== undefined);
  const reportOf = (nursery: NurseryBrief) => {
    const report = reports.get(nursery.documentId) ?? { nursery, rows: [], isWhole: isReadable };
    reports.set(nursery.documentId, report);
    return report;
  };
  for (const { line, facts, problems } of refused) {
    const nursery = find(String(facts.nursery ?? ''));
    if (typeof nursery === 'object') reportOf(nursery).isWhole = false;
    strangers.push({ line, outcome: 'refused', label: String(facts.nursery ?? ''), writes: [], problems });
  }
  for (const row of rows) {
    const named = String(row.facts.nursery ?? '');
    const nursery = find(named);
    if (typeof nursery === 'object') {
      reportOf(nursery).rows.push({ ...row, facts: toPlaceFacts(row, nursery, state.reportedOn) });
      continue;
    }
    const code = named === '' ? 'needed' : nursery === 'ambiguous' ? 'nursery-ambiguous' : 'nursery-unknown';
    strangers.push(refusal(row.line, named, { code, field: 'nursery', value: named }));
  }
  return { reports: [...reports.values()], strangers };
}

function planNursery({ nursery, rows, isWhole }: NurseryReport, stored: readonly StoredPlace[], today: string): Outcome {
  const firstRows = new Map<string, PlaceRow>();
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    const problem = ownProblem(row.facts, today) ?? doubleProblem(firstRows.get(keyOf(row.facts)));
    if (problem) planned.push(refusal(row.line, labelOf(nursery, row.facts), problem));
    else firstRows.set(keyOf(row.facts), row);
  }
  const newest =
    [...firstRows.values()]
      .map(({ facts }) => String(facts.reportedOn))
      .toSorted()
      .at(-1) ?? '';
  const unnamed = stored.filter(({ facts }) => !firstRows.has(keyOf(facts)));
  const mayGo = isWhole && planned.every(({ problems }) => problems[0]?.code === 'doubled-row') && newest !== '';
  const going = mayGo ? unnamed.filter(({ facts }) => !isNewer(facts, { reportedOn: newest })) : [];
  const staying = unnamed.filter((place) => !going.includes(place));
  const judged = judgeRows([...firstRows.values()], {
    nursery,
    storedPlaces: stored,
    today,
    count: sumOf(staying.map(({ facts }) => facts)),
  });
  return { rows: [...planned, ...judged.rows, ...going.map((place) => removal(nursery, place))], sameCount: judged.sameCount };
}

const sumOf = (places: readonly Facts[]) => places.reduce((sum, facts) => sum + countOf(facts), 0);

const doubleProblem = (first: PlaceRow | undefined): Problem | null =>
  first ? { code: 'doubled-row', field: 'nursery', expected: String(first.line) } : null;

/** A row with the names of the CMS. What it does not say of ages and days is what the nursery says of itself. */
function toPlaceFacts({ facts: row }: ReadRow, { documentId, facts }: NurseryBrief, reportedOn: string | null): Facts {
  const { places = null, hours } = row;
  const [opensAt, closesAt] = hours ? String(hours).split('-') : [];
  return {
    nursery: documentId,
    ageFromMonths: row.age_from_months ?? facts.minimumAgeMonths ?? youngest,
    ageToMonths: row.age_to_months ?? facts.maximumAgeMonths ?? oldest,
    days: row.days ?? wholeWeek,
    availability: typeof places === 'number' ? 'number' : places,
    count: typeof places === 'number' ? places : null,
    availableFrom: row.from ?? null,
    availableUntil: row.until ?? null,
    kind: row.kind ?? 'regular',
    opensAt: opensAt ?? null,
    closesAt: closesAt ?? null,
    hourlyPrice: row.price_hour ?? null,
    reportedOn: row.reported_on ?? reportedOn,
    reportedBy: row.reported_by ?? null,
    origin: 'import',
    note: row.note ?? null,
  };
}

function ownProblem({ ageFromMonths, ageToMonths, availableFrom, availableUntil, reportedOn }: Facts, today: string): Problem | null {
  if (Number(ageFromMonths) > Number(ageToMonths))
    return { code: 'age-order', value: String(ageFromMonths), expected: String(ageToMonths) };
  if (availableFrom && availableUntil && availableUntil < availableFrom)
    return { code: 'end-before-start', value: String(availableUntil), expected: String(availableFrom) };
  if (!reportedOn) return { code: 'needed', field: 'reported_on' };
  return reportedOn > today ? { code: 'future-date', field: 'reported_on', value: String(reportedOn) } : null;
}

function removal(nursery: NurseryBrief, { documentId, facts }: StoredPlace): PlannedRow {
  return {
    line: null,
    outcome: 'remove',
    label: labelOf(nursery, facts),
    writes: [{ type: 'place', documentId, before: facts, after: null }],
    problems: [{ code: 'no-longer-announced' }],
  };
}
