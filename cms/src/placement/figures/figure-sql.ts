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

/** What SQLite and PostgreSQL write differently. Moments are kept in UTC, as are the months that they are counted by. */
export function dialectOf(strapi: Core.Strapi) {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  return {
    monthOfMoment: (column: string) => (isPostgres ? `to_char(${column}, 'YYYY-MM')` : `strftime('%Y-%m', ${column} / 1000, 'unixepoch')`),
    monthOfDay: (column: string) => (isPostgres ? `to_char(${column}, 'YYYY-MM')` : `substr(${column}, 1, 7)`),
    daysBetween: (from: string, to: string) =>
      isPostgres ? `EXTRACT(EPOCH FROM (${to} - ${from})) / 86400.0` : `(${to} - ${from}) / 86400000.0`,
    daysUntil: (from: string, day: string) =>
      isPostgres ? `(${day} - ${from}::date)` : `(julianday(${day}) - julianday(date(${from} / 1000, 'unixepoch')))`,
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
