import { distanceKilometres } from '../../../domain/distance.ts';
import { type PlainDate, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import { type CareNeed, needOf } from '../../../domain/nursery-places/matching/care-need.ts';
import type { FinderCount } from '../../../domain/places/criteria/finder-count.ts';
import { mostMapPoints } from '../../../domain/places/map-points.ts';
import { largestSelection } from '../../../domain/places/selection.ts';
import type { ListedNursery } from '../../content/directory/listed-nurseries.ts';
import type { Database } from '../database.ts';
import type { FinderPage, FoundNursery, FoundPoints } from '../found-nursery.ts';
import { fragment, prepare } from '../fragment.ts';
import { matchOf } from './fit-candidates.ts';
import { countSql, distancesSql, type Question } from './matching-sql.ts';
import type { Candidate } from './order-candidates.ts';
import { type Candidates, readCandidates, type ShownRow } from './read-candidates.ts';
import { scopeOf, type Where } from './search-scope.ts';
import { nearestFound, relaxedSearches } from './when-nothing.ts';

/** Nurseries on a page of the list. */
const finderPageSize = 20;
const mostPages = mostCounted / finderPageSize;
/** Fewer than this are few: the reader is told what a larger circle would bring. */
const few = 5;

interface PointRow extends Candidate, ShownRow {
  latitude: number | null;
  longitude: number;
}

/** What a nursery is judged by. */
interface Judged {
  where: Where;
  need: CareNeed | null;
  today: PlainDate;
}

/** One page of the nurseries that meet criteria; null where these name no place. */
export async function findNurseries(database: Database, question: Question): Promise<FinderPage | null> {
  const scope = scopeOf(question.criteria, question.where);
  if (!scope) return null;
  const pageAskedFor = Math.min(question.criteria.page, mostPages);
  const today = todayInParis(question.now);
  const need = needOf(question.criteria, today);
  const asking = { ...question, need, today };
  // A list that somebody has saved is shown whole.
  const size = question.criteria.selection.length > 0 ? largestSelection : finderPageSize;
  const extent = { scope, first: pageAskedFor * size, page: { offset: (pageAskedFor - 1) * size, size } };
  const list = await readCandidates<Candidate>(database, { ...asking, ...extent });
  const pageCount = pageCountOf(list, size);
  // Beyond the last page comes the last.
  const page = Math.min(pageAskedFor, pageCount);
  const isNothing = list.total === 0;
  const [nurseries, widened, relaxed, nearest] = await Promise.all([
    list.shownPage?.map((row) => toFound(row, asking)) ?? readPage(database, list.rows.slice((page - 1) * size, page * size), asking),
    list.total < few ? widen(database, question, list.total) : null,
    isNothing ? relaxedSearches(database, asking) : [],
    isNothing ? nearestFound(database, asking) : null,
  ]);
  return {
    nurseries,
    total: list.total,
    isMore: list.isMore,
    fitting: list.fitting,
    page,
    pageCount,
    widened,
    relaxed,
    nearest: nearest && ((await readPage(database, [nearest], asking))[0] ?? null),
    bounds: scope.bounds,
    isAlongWay: scope.isAlongWay ?? false,
  };
}

/** How many meet criteria, and how many of them have a place that fits: what a form tells before it is sent. */
export async function countNurseries(database: Database, question: Question): Promise<FinderCount> {
  const scope = scopeOf(question.criteria, question.where);
  if (!scope) return { total: null, isMore: false, fitting: null };
  const today = todayInParis(question.now);
  const counting = { ...question, scope, first: 1, today, need: needOf(question.criteria, today) };
  const { total, isMore, fitting } = await readCandidates<Candidate>(database, counting);
  return { total, isMore, fitting };
}

/** Where some have not been counted, one page more holds some of them. */
function pageCountOf({ total, isMore }: Candidates<Candidate>, size: number): number {
  return Math.max(1, Math.ceil(Math.min(total + (isMore ? 1 : 0), mostCounted) / size));
}

/** The nurseries that meet criteria, for the map. */
export async function findPoints(database: Database, question: Question): Promise<FoundPoints> {
  const scope = scopeOf(question.criteria, question.where);
  if (!scope) return { points: [], isMore: false, bounds: null };
  const today = todayInParis(question.now);
  const columns = ['n.latitude', 'n.longitude', 'n.is_approximate', 'n.shown'];
  const { rows, total, isMore } = await readCandidates<PointRow>(database, {
    ...question,
    scope,
    first: mostMapPoints,
    columns,
    today,
    need: needOf(question.criteria, today),
  });
  const judged = { where: question.where, need: null, today };
  const points = rows.slice(0, mostMapPoints).flatMap((row) => {
    const { latitude, longitude } = row;
    return latitude === null ? [] : [{ ...toFound(row, judged), position: { latitude, longitude } }];
  });
  return { points, isMore: isMore || total > mostMapPoints, bounds: scope.bounds };
}

/** What is shown of a nursery is only read of those on the page, and so are the distances of candidates that came packed. */
async function readPage(database: Database, rows: readonly Candidate[], judged: Judged): Promise<FoundNursery[]> {
  if (!rows.length) return [];
  const { results } = await prepare(
    database,
    fragment('SELECT n.number, n.shown, n.is_approximate,'),
    distancesSql(judged.where),
    fragment(
      'FROM json_each(?) AS page CROSS JOIN nurseries AS n ON n.number = page.value',
      JSON.stringify(rows.map(({ number }) => number)),
    ),
  ).all<Candidate & ShownRow>();
  const rowsByNumber = new Map(results.map((row) => [row.number, row]));
  return rows.flatMap((row) => {
    const more = rowsByNumber.get(row.number);
    // A nursery that has gone since the list was read.
    return more ? [toFound({ ...more, ...row }, judged)] : [];
  });
}

/** How many there are within the next circle; null where no circle was looked in, none is larger, or the larger one holds no more. */
async function widen(database: Database, question: Question, total: number): Promise<FinderPage['widened']> {
  const { criteria, where } = question;
  const isCircle = !criteria.selection.length && !criteria.zone && !where.area;
  const radius = criteria.radius < 10 ? 10 : 30;
  if (!isCircle || criteria.radius >= radius) return null;
  const scope = scopeOf({ ...criteria, radius }, where);
  if (!scope) return null;
  const { results } = await prepare(database, countSql({ ...question, scope }, mostCounted + 1)).all<{ total: number }>();
  const more = results[0]?.total ?? 0;
  return more > total ? { radius, total: more } : null;
}

function toFound(row: Candidate & ShownRow, { where: { home, work }, need, today }: Judged): FoundNursery {
  const { home_km: kilometres = null, work_km: workKilometres = null } = row;
  const way = home && work ? distanceKilometres(home.position, work.position) : null;
  // Written by the feed, in the shape of this very code or of the last: what is missing there is written anew soon.
  const place: ListedNursery = { reportedPlaces: [], photo: null, ...JSON.parse(row.shown) };
  return {
    place,
    kilometres,
    workKilometres,
    detourKilometres:
      way === null || kilometres === null || workKilometres === null ? null : Math.max(0, kilometres + workKilometres - way),
    isApproximate: row.is_approximate === 1,
    match: need && matchOf(need, { places: place.reportedPlaces, hours: place.hours }, today),
  };
}
