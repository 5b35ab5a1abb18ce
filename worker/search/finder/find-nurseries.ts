import { distanceKilometres } from '../../../domain/distance.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { mostCounted } from '../../../domain/most-counted.ts';
import { type MapPoint, type MapPoints, mostMapPoints } from '../../../domain/places/map-points.ts';
import type { ListedNursery } from '../../content/directory/listed-nurseries.ts';
import type { Database } from '../database.ts';
import type { FinderPage, FoundNursery } from '../found-nursery.ts';
import { fragment, prepare } from '../fragment.ts';
import { countStatement, findCrowd, type Question } from './find-crowd.ts';
import { hasFreePlaces } from './free-places.ts';
import { listOrder, rankedSql } from './matching-sql.ts';
import { type Part, type Scope, scopeOf, type Where } from './search-scope.ts';

/** Nurseries on a page of the list. */
const finderPageSize = 20;
const mostPages = mostCounted / finderPageSize;
/** Fewer than this are few: the reader is told what a larger circle would bring. */
const few = 5;

const topOrder = listOrder.replaceAll(/(?:^|(?<= ))/g, 'top.');

interface FoundRow {
  shown: string;
  home_km: number | null;
  work_km: number | null;
  is_approximate: number;
  total: number;
}

interface PointRow extends Omit<MapPoint, 'isApproximate' | 'hasVacancy'> {
  is_approximate: number;
  has_free_places: number;
  total: number;
}

/** One page of the nurseries that meet criteria; null where these name no place. */
export async function findNurseries(database: Database, question: Question): Promise<FinderPage | null> {
  const scope = scopeOf(question.criteria, question.where);
  if (!scope) return null;
  const { rows, page, total } = await readList(database, { ...question, scope });
  return {
    nurseries: rows.map((row) => toFound(row, question.where)),
    total,
    page,
    pageCount: pageCountOf(total),
    widened: total < few ? await widen(database, question, total) : null,
    bounds: scope.bounds,
    isAlongWay: scope.isAlongWay ?? false,
  };
}

/** The page asked for, or the last one where there are fewer; and how many there are, up to one more than are counted. */
async function readList(
  database: Database,
  question: Question & { scope: Scope },
): Promise<{ rows: FoundRow[]; page: number; total: number }> {
  const asked = question.criteria.page;
  const crowd = await findCrowd(database, question, asked * finderPageSize);
  if (crowd) {
    const page = Math.min(asked, pageCountOf(crowd.total));
    return { rows: await readPage(database, { ...question, scope: crowd.firstOf(page * finderPageSize) }, page), page, total: crowd.total };
  }
  const countOf = ([first]: FoundRow[]) => Math.min(first?.total ?? 0, mostCounted + 1);
  const rows = asked > mostPages ? [] : await readPage(database, question, asked);
  if (rows.length || asked === 1) return { rows, page: asked, total: countOf(rows) };
  const first = await readPage(database, question, 1);
  const total = countOf(first);
  const page = pageCountOf(total);
  return { rows: page === 1 ? first : await readPage(database, question, page), page, total };
}

function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(Math.min(total, mostCounted) / finderPageSize));
}

/** All nurseries that meet criteria, for the map. */
export async function findPoints(database: Database, question: Question): Promise<MapPoints> {
  const scope = scopeOf(question.criteria, question.where);
  if (!scope) return { points: [], total: 0, bounds: null };
  const { results } = await prepare(
    database,
    fragment("SELECT n.slug, n.shown ->> 'name' AS name, n.type, n.latitude, n.longitude, n.is_approximate, top.total,"),
    hasFreePlaces(todayInParis(question.now)),
    fragment('AS has_free_places FROM ('),
    rankedSql({ ...question, scope }),
    fragment(`ORDER BY ${listOrder} LIMIT ?) AS top CROSS JOIN nurseries AS n ON n.number = top.number`, mostMapPoints),
    fragment(`WHERE n.latitude IS NOT NULL ORDER BY ${topOrder}`),
  ).all<PointRow>();
  return {
    points: results.map(({ is_approximate, has_free_places, total: _, ...point }) => ({
      ...point,
      isApproximate: is_approximate === 1,
      hasVacancy: has_free_places === 1,
    })),
    total: results[0]?.total ?? 0,
    bounds: scope.bounds,
  };
}

async function readPage(database: Database, question: Question & { scope: Part }, page: number): Promise<FoundRow[]> {
  const { results } = await prepare(
    database,
    // What is shown of a nursery is only read of those on the page.
    fragment('SELECT n.shown, n.is_approximate, top.home_km, top.work_km, top.total FROM ('),
    rankedSql(question),
    fragment(`ORDER BY ${listOrder} LIMIT ? OFFSET ?) AS top`, finderPageSize, (page - 1) * finderPageSize),
    fragment(`CROSS JOIN nurseries AS n ON n.number = top.number ORDER BY ${topOrder}`),
  ).all<FoundRow>();
  return results;
}

/** How many there are within the next circle; null where no circle was looked in, none is larger, or the larger one holds no more. */
async function widen(database: Database, question: Question, total: number): Promise<FinderPage['widened']> {
  const { criteria, where } = question;
  const isCircle = !criteria.selection.length && !criteria.zone && !where.area;
  const radius = criteria.radius < 10 ? 10 : 30;
  if (!isCircle || criteria.radius >= radius) return null;
  const scope = scopeOf({ ...criteria, radius }, where);
  if (!scope) return null;
  const { results } = await countStatement(database, { ...question, scope }, mostCounted + 1).all<{ total: number }>();
  const more = results[0]?.total ?? 0;
  return more > total ? { radius, total: more } : null;
}

function toFound(row: FoundRow, { home, work }: Where): FoundNursery {
  const { home_km: kilometres, work_km: workKilometres } = row;
  const way = home && work ? distanceKilometres(home.position, work.position) : null;
  // Written by the feed, in the shape of this very code or of the last: what is missing there is written anew soon.
  const place: ListedNursery = { reportedPlaces: [], ...JSON.parse(row.shown) };
  return {
    place,
    kilometres,
    workKilometres,
    detourKilometres:
      way === null || kilometres === null || workKilometres === null ? null : Math.max(0, kilometres + workKilometres - way),
    isApproximate: row.is_approximate === 1,
  };
}
