import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { addDays, addMonths, todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { shownDays } from '../../domain/nursery-places/nursery-place.ts';
import { type DeskAnswer, readText } from '../desk/desk-call';
import type { StaleAnswer, StaleMonth } from './figure-answers';
import { departmentNames, departmentOf, rowsOf } from './figure-sql';

const shownMonths = 12;
/** A director compares with the year before the last one; what is older is let go. */
const keptMonths = 36;

/** What was counted last in a month: on which day, and by department, all announcements and those that had grown stale. */
interface CountedMonth {
  on: string;
  zones: Record<string, { told: number; stale: number }>;
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'placement', key: 'stalePlaces' });
const historyOf = async (strapi: Core.Strapi) => ((await storeOf(strapi).get({})) ?? {}) as Record<string, CountedMonth>;

/** A place leads to the draft of its nursery and to what is published of it, which lie in one commune. */
const announced = `SELECT places.reported_on,
  (SELECT max(nurseries.insee_code) FROM places_nursery_lnk link JOIN nurseries ON nurseries.id = link.nursery_id
    WHERE link.place_id = places.id) AS commune
  FROM places WHERE places.availability = 'number'`;

/** Keeps how many announcements of places are stale, by department: counted again and again in a month, the last count of it stays. */
export async function countStalePlaces(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = todayInParis(now);
  const sql = `SELECT coalesce(${departmentOf('commune')}, '') AS zone, count(*) AS places,
    sum(CASE WHEN reported_on IS NULL OR reported_on < :shown THEN 1 ELSE 0 END) AS stale FROM (${announced}) AS announced GROUP BY 1`;
  const rows = await rowsOf<{ zone: string; places: unknown; stale: unknown }>(strapi, sql, { shown: addDays(today, -shownDays) });
  const zones = Object.fromEntries(rows.map(({ zone, places, stale }) => [zone, { told: Number(places), stale: Number(stale) }]));
  const storedHistory = await historyOf(strapi);
  const first = addMonths(today, 1 - keptMonths).slice(0, 7);
  const history = { ...storedHistory, [today.slice(0, 7)]: { on: today, zones } };
  const value = Object.fromEntries(Object.entries(history).filter(([month]) => month >= first));
  // Most counts of a day come out the same: those write nothing.
  if (!isDeepStrictEqual(value, storedHistory)) await storeOf(strapi).set({ value });
}

/** How many announcements were stale at the end of each of the last months, of all or of one department; null for months in which nobody counted. */
export const readStalePlaces: DeskAnswer = async (strapi, { query, today }) => {
  const zone = readText(query.zone);
  const [history, names] = await Promise.all([historyOf(strapi), departmentNames(strapi)]);
  const counted = Object.keys(history).sort();
  const months = Array.from({ length: shownMonths }, (_, index): StaleMonth => {
    const month = addMonths(`${today.slice(0, 7)}-01`, index + 1 - shownMonths).slice(0, 7);
    const record = history[month];
    if (!record) return { month, on: null, places: null, stale: null };
    const parts = Object.entries(record.zones).flatMap(([code, part]) => (zone === null || zone === code ? [part] : []));
    const sumOf = (name: 'told' | 'stale') => parts.reduce((sum, part) => sum + part[name], 0);
    return { month, on: record.on, places: sumOf('told'), stale: sumOf('stale') };
  });
  const codes = [...new Set(counted.flatMap((month) => Object.keys(history[month]?.zones ?? {})))].filter(Boolean).sort();
  const zones = codes.map((code) => ({ code, name: names.get(code) ?? code }));
  return { months, since: counted[0] ?? null, zones } satisfies StaleAnswer;
};
