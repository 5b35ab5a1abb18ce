import type { Core } from '@strapi/strapi';
import { addDays, addMonths, midnightInParis } from '../../domain/forms/fields/plain-date.ts';
import { confirmedDays, shownDays } from '../../domain/nursery-places/nursery-place.ts';
import { type DeskAnswer, readChoice, readNumber } from '../desk/desk-call';
import type { MonthFigures, MonthsAnswer } from './figure-answers';
import { departmentNames, departmentOf, dialectOf, firstProposals, type Quantiles, quantilesOf, rowsOf } from './figure-sql';

const monthCount = 12;

const entries = `SELECT proposals.entry_on, asked.submitted_at FROM proposals
  JOIN proposals_request_lnk link ON link.proposal_id = proposals.id
  JOIN pre_registrations asked ON asked.id = link.pre_registration_id
  WHERE proposals.state = 'signed' AND proposals.entry_on >= :firstDay AND proposals.entry_on <= :today`;

type Counted = { label: string; count: unknown };

const countsOf = (rows: readonly Counted[]) => new Map(rows.map(({ label, count }) => [label, Number(count)]));
const byLabel = (rows: readonly Quantiles[]) => new Map(rows.map((row) => [row.label, row]));

/** What the team has achieved, month by month: how fast, how often accepted. */
export const readMonths: DeskAnswer = async (strapi, { today }) => {
  const firstDay = `${addMonths(`${today.slice(0, 7)}-01`, 1 - monthCount).slice(0, 7)}-01`;
  const bindings = { firstDay, today, since: new Date(midnightInParis(firstDay)) };
  const { monthOfMoment, monthOfDay, daysBetween, daysUntil } = dialectOf(strapi);
  const answered = (condition: string) =>
    `SELECT ${monthOfMoment('family_answered_at')} AS label, count(*) AS count FROM proposals
     WHERE family_answered_at >= :since AND ${condition} GROUP BY 1`;
  const received = `SELECT ${monthOfMoment('submitted_at')} AS label, count(*) AS count FROM pre_registrations
    WHERE submitted_at >= :since GROUP BY 1`;
  const toProposal = { days: daysBetween('submitted_at', 'proposed_at'), from: `(${firstProposals}) AS proposed` };
  const toEntry = { days: daysUntil('submitted_at', 'entry_on'), from: `(${entries}) AS entered` };
  const all = `'all'`;
  const [requests, accepted, declined, proposals, starts, proposalsOfAll, startsOfAll] = await Promise.all([
    rowsOf<Counted>(strapi, received, bindings),
    rowsOf<Counted>(strapi, answered(`(declined_by IS NULL OR declined_by <> 'family')`), bindings),
    rowsOf<Counted>(strapi, answered(`declined_by = 'family'`), bindings),
    quantilesOf(strapi, { label: monthOfMoment('proposed_at'), ...toProposal }, bindings),
    quantilesOf(strapi, { label: monthOfDay('entry_on'), ...toEntry }, bindings),
    quantilesOf(strapi, { label: all, ...toProposal }, bindings),
    quantilesOf(strapi, { label: all, ...toEntry }, bindings),
  ]);
  const counts = { received: countsOf(requests), accepted: countsOf(accepted), declined: countsOf(declined) };
  const medians = { proposals: byLabel(proposals), starts: byLabel(starts) };
  const months = Array.from({ length: monthCount }, (_, index): MonthFigures => {
    const month = addMonths(firstDay, index).slice(0, 7);
    const [proposal, start] = [medians.proposals.get(month), medians.starts.get(month)];
    return {
      month,
      received: counts.received.get(month) ?? 0,
      ...{ daysToProposal: proposal?.median ?? null, proposed: proposal?.cases ?? 0 },
      ...{ daysToEntry: start?.median ?? null, entered: start?.cases ?? 0 },
      ...{ accepted: counts.accepted.get(month) ?? 0, declined: counts.declined.get(month) ?? 0 },
    };
  });
  const whole = { daysToProposal: proposalsOfAll[0]?.median ?? null, daysToEntry: startsOfAll[0]?.median ?? null };
  return { months, whole, places: await freshnessOf(strapi, today) } satisfies MonthsAnswer;
};

/** Announced places by what their date is worth today. */
async function freshnessOf(strapi: Core.Strapi, today: string): Promise<MonthsAnswer['places']> {
  const days = { confirmed: addDays(today, -confirmedDays), told: addDays(today, -shownDays) };
  const [state] = await rowsOf<Record<'confirmed' | 'aging' | 'stale', unknown>>(
    strapi,
    `SELECT sum(CASE WHEN reported_on >= :confirmed THEN 1 ELSE 0 END) AS confirmed,
      sum(CASE WHEN reported_on < :confirmed AND reported_on >= :told THEN 1 ELSE 0 END) AS aging,
      sum(CASE WHEN reported_on IS NULL OR reported_on < :told THEN 1 ELSE 0 END) AS stale
     FROM places WHERE availability = 'number'`,
    days,
  );
  const numberOf = (name: 'confirmed' | 'aging' | 'stale') => Number(state?.[name] ?? 0);
  return { confirmed: numberOf('confirmed'), aging: numberOf('aging'), stale: numberOf('stale') };
}

const zones = ['department', 'commune'] as const;
const zonesAtOnce = 25;
const isOpen = `state NOT IN ('entered', 'closed') AND (outcome IS NULL OR outcome <> 'rejected')`;

/** Open requests by department or commune, those with most first, a page at a time. */
export const readZones: DeskAnswer = async (strapi, { query, today }) => {
  const by = readChoice(query.by ?? 'department', zones);
  const page = Math.max(1, readNumber(query.page) ?? 1);
  const code = by === 'department' ? departmentOf('home_place_code') : 'home_place_code';
  const open = `SELECT ${code} AS label, max(home_place) AS place, count(*) AS count FROM pre_registrations
    WHERE ${isOpen} AND home_place_code IS NOT NULL GROUP BY 1`;
  const since = new Date(midnightInParis(addMonths(today, -monthCount)));
  const days = dialectOf(strapi).daysBetween('submitted_at', 'proposed_at');
  const [rows, [whole], [unknown], names, delays] = await Promise.all([
    rowsOf<Counted & { place: string | null }>(strapi, `${open} ORDER BY count DESC, label LIMIT :size OFFSET :offset`, {
      size: zonesAtOnce,
      offset: (page - 1) * zonesAtOnce,
    }),
    rowsOf<{ count: unknown }>(strapi, `SELECT count(*) AS count FROM (${open}) AS zones`),
    rowsOf<{ count: unknown }>(strapi, `SELECT count(*) AS count FROM pre_registrations WHERE ${isOpen} AND home_place_code IS NULL`),
    by === 'department' ? departmentNames(strapi) : new Map<string, string>(),
    quantilesOf(strapi, { label: code, days, from: `(${firstProposals}) AS proposed` }, { since }).then(byLabel),
  ]);
  return {
    zones: rows.map(({ label, place, count }) => ({
      code: label,
      name: by === 'department' ? (names.get(label) ?? label) : (place ?? label),
      open: Number(count),
      daysToProposal: delays.get(label)?.median ?? null,
    })),
    unknown: Number(unknown?.count ?? 0),
    page,
    pages: Math.max(1, Math.ceil(Number(whole?.count ?? 0) / zonesAtOnce)),
  };
};
