import type { Core } from '@strapi/strapi';

/** A figure of many cases, under the name that it is counted by. */
export interface Quantiles {
  label: string;
  cases: number;
  median: number;
  /** First and third quartile. */
  low: number;
  high: number;
}

type Bindings = Record<string, unknown>;

/** A moment of SQLite by the clocks of Paris: it knows no time zones, and summer time begins and ends at one o’clock UTC on the last Sunday of March and of October. */
function parisOnSqlite(column: string): string {
  const utc = `datetime(${column} / 1000, 'unixepoch')`;
  const lastSundayOf = (month: string) => `datetime(strftime('%Y', ${utc}) || '-${month}-25', 'weekday 0', '+1 hour')`;
  const isSummer = `${utc} >= ${lastSundayOf('03')} AND ${utc} < ${lastSundayOf('10')}`;
  return `datetime(${utc}, CASE WHEN ${isSummer} THEN '+2 hours' ELSE '+1 hour' END)`;
}

/** The same of PostgreSQL, where moments are written by the clock of this process and without its zone. */
function parisOnPostgres(column: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `(${column} AT TIME ZONE '${timeZone}' AT TIME ZONE 'Europe/Paris')`;
}

/** What SQLite and PostgreSQL write differently. Days and months of a moment are those in Paris. */
export function dialectOf(strapi: Core.Strapi) {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  return {
    monthOfMoment: (column: string) =>
      isPostgres ? `to_char(${parisOnPostgres(column)}, 'YYYY-MM')` : `strftime('%Y-%m', ${parisOnSqlite(column)})`,
    monthOfDay: (column: string) => (isPostgres ? `to_char(${column}, 'YYYY-MM')` : `substr(${column}, 1, 7)`),
    daysBetween: (from: string, to: string) =>
      isPostgres ? `EXTRACT(EPOCH FROM (${to} - ${from})) / 86400.0` : `(${to} - ${from}) / 86400000.0`,
    daysUntil: (from: string, day: string) =>
      isPostgres ? `(${day} - ${parisOnPostgres(from)}::date)` : `(julianday(${day}) - julianday(date(${parisOnSqlite(from)})))`,
  };
}

/** The rows of a statement, alike on both databases. */
export async function rowsOf<Row>(strapi: Core.Strapi, sql: string, bindings: Bindings = {}): Promise<Row[]> {
  const knex = strapi.db.connection;
  return knex(knex.raw(`(${sql}) AS figures`, bindings as never)).select('*');
}

/** The department of a commune by its code; that of the overseas ones has three digits. */
export const departmentOf = (column: string) =>
  `CASE WHEN substr(${column}, 1, 2) IN ('97', '98') THEN substr(${column}, 1, 3) ELSE substr(${column}, 1, 2) END`;

/** Requests that were answered with the proposal of a place, with the moment of the first one; a double is no case of its own. */
export const firstProposals = `SELECT asked.id, asked.submitted_at, asked.home_place_code, min(proposals.sent_at) AS proposed_at
  FROM pre_registrations asked
  JOIN proposals_request_lnk link ON link.pre_registration_id = asked.id
  JOIN proposals ON proposals.id = link.proposal_id
  WHERE proposals.sent_at >= :since AND asked.submitted_at IS NOT NULL
    AND (asked.closing_reason IS NULL OR asked.closing_reason <> 'duplicate')
  GROUP BY asked.id, asked.submitted_at, asked.home_place_code`;

/** Median and quartiles of days by label, worked out in the database: one row a label leaves it, however many cases there are. */
export async function quantilesOf(
  strapi: Core.Strapi,
  { label, days, from }: { label: string; days: string; from: string },
  bindings: Bindings,
): Promise<Quantiles[]> {
  const cases = `SELECT ${label} AS label, ${days} AS days FROM ${from}`;
  const ranked = `SELECT label, days, row_number() OVER (PARTITION BY label ORDER BY days) AS ranking,
    count(*) OVER (PARTITION BY label) AS total FROM (${cases}) AS counted WHERE label IS NOT NULL AND days >= 0`;
  const sql = `SELECT label, max(total) AS cases,
    avg(CASE WHEN ranking IN ((total + 1) / 2, (total + 2) / 2) THEN days END) AS median,
    max(CASE WHEN ranking = (total + 3) / 4 THEN days END) AS low,
    max(CASE WHEN ranking = (3 * total + 3) / 4 THEN days END) AS high
    FROM (${ranked}) AS ranked GROUP BY label`;
  const rows = await rowsOf<Record<keyof Quantiles, unknown>>(strapi, sql, bindings);
  return rows.map((row) => ({
    label: String(row.label),
    cases: Number(row.cases),
    median: Math.round(Number(row.median)),
    low: Math.round(Number(row.low)),
    high: Math.round(Number(row.high)),
  }));
}

/** The names of departments by their codes, as far as the directory has a town there. */
export async function departmentNames(strapi: Core.Strapi): Promise<Map<string, string>> {
  const sql = 'SELECT department_code AS code, max(department_name) AS name FROM cities WHERE department_code IS NOT NULL GROUP BY 1';
  const rows = await rowsOf<{ code: string; name: string | null }>(strapi, sql);
  return new Map(rows.map(({ code, name }) => [code, name ?? code]));
}
