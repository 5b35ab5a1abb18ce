import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import { type Cell, countIn, reachFor, spansOf } from '../../../domain/places/cells.ts';
import type { Database, Statement } from '../database.ts';
import { fragment, prepare } from '../fragment.ts';
import { type CellsRow, cellsSql, toCells } from './distance-sql.ts';
import { filtersOf } from './filters/filters.ts';
import { fitColumns } from './fit-candidates.ts';
import { candidatesSql, countSql, pageSql, type Question } from './matching-sql.ts';
import { type Candidate, inOrder } from './order-candidates.ts';
import { mostPacked, type PackedRow, packedSql, unpack } from './packed-candidates.ts';
import type { ListPage, Nearest, Part, Scope } from './search-scope.ts';

/** What a list is made of: its first ones in their order, at least as many as were asked for where there are so many. */
export interface Candidates<Row extends Candidate> {
  rows: Row[];
  /** So many of them have a place that fits; null where none was described. */
  fitting: number | null;
  /** One more than `mostCounted` where there are more than that. */
  total: number;
  /** There are more than the total says, and nobody has counted them. */
  isMore: boolean;
  /** The page that was asked for, where it came at once, with what is shown of its nurseries. */
  shownPage?: (Candidate & ShownRow)[];
}

/** What is shown of a nursery. */
export interface ShownRow {
  number: number;
  shown: string;
  is_approximate: number;
}

/** What of a list is wanted. */
export interface ListExtent {
  scope: Scope;
  /** So many of the list are needed. */
  first: number;
  /** Columns of `nurseries` besides those a list is sorted by. */
  columns?: readonly string[];
  /** What a place must offer: whoever has one comes first. */
  need: CareNeed | null;
  today: PlainDate;
  /** Of a crowd nothing but the nearest is read, whatever these lack: where too few pass, the list says that there may be more. */
  isBounded?: boolean;
  /** Of the list nothing is wanted but this page, which ends with the last of the `first`. */
  page?: ListPage;
}

type CandidateQuestion = Question & ListExtent & { isFiltered: boolean };

/** A scope of more is a crowd: of it the nearest are read. */
const crowd = 700;
/** Fewer are read at once, while it is not yet known whether it is a crowd. */
const fewAtOnce = 200;
/** Circles up to this one are small enough to be read before anything is known of them. */
const smallKilometres = 5;
/** Cells tell about how many there are: so much more is looked at than is needed. */
const surplus = 1.2;

/** Reads what a list needs, and little more: of a crowd the nearest, and all of it only where too few of these pass the filters. */
export async function readCandidates<Row extends Candidate>(database: Database, question: Question & ListExtent): Promise<Candidates<Row>> {
  const { scope } = question;
  const reading: CandidateQuestion = { ...question, isFiltered: filtersOf(question.criteria, question.now).length > 0 };
  if (scope.listed) return (await readAreaPage(database, reading, scope.listed)) ?? readArea(database, reading, scope.listed);
  if (!scope.nearest) return whole(reading, await read<Row>(database, reading, scope));
  const { few, cells } = await look<Row>(database, reading, scope.nearest);
  if (few) return whole(reading, few);
  if (countIn(cells, scope.nearest) <= crowd) return whole(reading, await readBounded<Row>(database, reading, { scope }));
  return readCrowd(database, reading, { nearest: scope.nearest, cells });
}

/** A first look: how many stand in each cell, and, where the circle is small, the few it may hold. */
async function look<Row extends Candidate>(
  database: Database,
  reading: CandidateQuestion,
  nearest: Nearest,
): Promise<{ few: Row[] | null; cells: Cell[] }> {
  const cellsOf = prepare(database, cellsSql(spansOf(nearest)));
  if (nearest.most > smallKilometres) return { few: null, cells: (await cellsOf.all<CellsRow>()).results.flatMap(toCells) };
  const question = boundedQuestion<Row>(database, reading, { scope: reading.scope, most: fewAtOnce + 1 });
  const [cells, few] = await database.batch<CellsRow & Row & PackedRow>([cellsOf, question.statement]);
  const rows = question.rowsOf(few?.results ?? []);
  return { few: rows.length <= fewAtOnce ? rows : null, cells: cells?.results.flatMap(toCells) ?? [] };
}

/** The nearest of a crowd: as many as the list needs, or enough of them for filters to pass some and for places to fit. */
async function readCrowd<Row extends Candidate>(
  database: Database,
  reading: CandidateQuestion,
  { nearest, cells }: { nearest: Nearest; cells: readonly Cell[] },
): Promise<Candidates<Row>> {
  const { isFiltered, need, first, isBounded, page } = reading;
  for (let count = isFiltered || need ? crowd : first * surplus; ; count = isFiltered ? Number.POSITIVE_INFINITY : count * 2) {
    const far = reachFor(count, cells, nearest);
    const reach = betweenShown(far);
    // The way to the corner of a zone ends anywhere between two distances that are shown.
    if (Math.max(far, reach) >= nearest.most) return whole(reading, await read<Row>(database, reading, reading.scope));
    if (page && !isFiltered && !need) {
      const { results } = await prepare(database, pageSql({ ...reading, scope: nearest.within(reach) }, page)).all<Candidate & ShownRow>();
      if (results.length < page.size) continue;
      return { rows: [], fitting: null, total: mostCounted + 1, isMore: false, shownPage: inOrder(reading, results).rows };
    }
    const part = nearest.within(reach);
    const list = inOrder(
      reading,
      count > mostPacked ? await read<Row>(database, reading, part) : await readBounded<Row>(database, reading, { scope: part }),
    );
    if (list.rows.length < first && isBounded) return { ...list, total: list.rows.length, isMore: true };
    if (list.rows.length < first) continue;
    const isMore = isFiltered && list.rows.length <= mostCounted;
    return { ...list, total: isMore ? list.rows.length : mostCounted + 1, isMore };
  }
}

/** A page of a department or a region, with what is shown of it; null where the index lacks the order of the list, or where there is no such page. */
async function readAreaPage<Row extends Candidate>(
  database: Database,
  reading: CandidateQuestion,
  listed: NonNullable<Scope['listed']>,
): Promise<Candidates<Row> | null> {
  const { criteria, now, need, page, where } = reading;
  if (!page || need || where.home || where.work) return null;
  const shown = { ...reading, columns: ['n.shown', 'n.is_approximate'] };
  const { total, rows } = await readCounted<Candidate & ShownRow>(database, shown, listed(filtersOf(criteria, now), page));
  if (rows.length === 0 && total > 0) return null;
  return { rows: [], fitting: null, total, isMore: false, shownPage: inOrder(reading, rows).rows };
}

/** A department or a region: its index has the order of the list, and begins with those that have free places. */
async function readArea<Row extends Candidate>(
  database: Database,
  reading: CandidateQuestion,
  listed: NonNullable<Scope['listed']>,
): Promise<Candidates<Row>> {
  const { criteria, now, need, first } = reading;
  const most = need ? Math.max(crowd, first) : first;
  const part = listed(filtersOf(criteria, now), { offset: 0, size: most });
  const { total, rows } = await readCounted<Row>(database, reading, part);
  const list = inOrder(reading, rows);
  // Those whose places do not fit have been counted by the database, which does not know it.
  if (need && criteria.onlyFitting) return { ...list, total: list.rows.length, isMore: rows.length === most };
  return { ...list, total, isMore: false };
}

/** A part of a scope, and how many there are in all of it. */
async function readCounted<Row>(database: Database, reading: CandidateQuestion, part: Part): Promise<{ total: number; rows: Row[] }> {
  const [counted, answer] = await database.batch<{ total: number } & Row>([
    prepare(database, countSql(reading, mostCounted + 1)),
    statement(database, { ...reading, scope: part }),
  ]);
  return { total: counted?.results[0]?.total ?? 0, rows: answer?.results ?? [] };
}

function whole<Row extends Candidate>(reading: CandidateQuestion, rows: Row[]): Candidates<Row> {
  const list = inOrder(reading, rows);
  return { ...list, total: Math.min(list.rows.length, mostCounted + 1), isMore: false };
}

async function read<Row extends Candidate>(database: Database, reading: CandidateQuestion, part: Part): Promise<Row[]> {
  return (await statement(database, { ...reading, scope: part }).all<Row>()).results;
}

interface BoundedPart {
  scope: Part;
  most?: number;
}

/** Candidates that are not too many for one row: they come packed where no other columns are wanted, and no order of a selection. */
function boundedQuestion<Row extends Candidate>(
  database: Database,
  reading: CandidateQuestion,
  { scope, most = Number.MAX_SAFE_INTEGER }: BoundedPart,
): { statement: Statement; rowsOf(results: (Row & PackedRow)[]): Row[] } {
  const { columns = [], criteria, need } = reading;
  const part = { ...reading, scope };
  if (columns.length > 0 || criteria.selection.length > 0)
    return { statement: statement(database, { ...part, most }), rowsOf: (results) => results };
  return {
    statement: prepare(database, packedSql(part, { most, hasNeed: need !== null })),
    rowsOf: (results) => results.flatMap(unpack) as Row[],
  };
}

async function readBounded<Row extends Candidate>(database: Database, reading: CandidateQuestion, part: BoundedPart): Promise<Row[]> {
  const question = boundedQuestion<Row>(database, reading, part);
  return question.rowsOf((await question.statement.all<Row & PackedRow>()).results);
}

function statement(
  database: Database,
  { columns = [], need, most = Number.MAX_SAFE_INTEGER, ...part }: Question & Omit<ListExtent, 'scope'> & { scope: Part; most?: number },
): Statement {
  return prepare(database, candidatesSql(part, need ? [...columns, fitColumns] : columns), fragment('LIMIT ?', most));
}

/** The list compares distances as they are shown, to 100 m: what is shown alike is never cut. */
function betweenShown(kilometres: number): number {
  return Math.floor(kilometres * 10) / 10 + 0.05;
}
