import type { Core } from '@strapi/strapi';
import { addDays, midnightInParis } from '../../domain/forms/fields/plain-date.ts';
import { requestStates } from '../../domain/placement/request-states.ts';
import { addWorkingDays } from '../../domain/placement/working-days.ts';

/** What an adviser looks at in the morning; each list is a condition on the table of requests. */
export const workLists = ['new', 'idle', 'soon', 'employer', 'offers', 'births', 'doubles'] as const;
type WorkList = (typeof workLists)[number];

const startsWithin = 60;
const employerSilentDays = 10;
const offerEndsWithin = 2;
const idleWorkingDays = 2;

/** Requests that wait for us; of those that were not retained only what a person is to look at. */
const isWaiting = `state NOT IN ('entered', 'closed') AND (outcome IS NULL OR outcome <> 'rejected' OR needs_review = :yes)`;

const twice = (column: string) =>
  `(${column} <> '' AND ${column} IN (SELECT ${column} FROM pre_registrations WHERE ${isWaiting} GROUP BY ${column} HAVING count(*) > 1))`;

const conditions: Record<WorkList, string> = {
  new: `submitted_at >= :midnight`,
  idle: `(next_step_on < :today OR (next_step_on IS NULL AND coalesce(last_action_at, submitted_at) < :idleSince))`,
  soon: `state <> 'contract_signed' AND start_date >= :today AND start_date <= :soon`,
  employer: `state = 'employer_contacted' AND state_since < :silentSince`,
  offers: `id IN (SELECT link.pre_registration_id FROM proposals_request_lnk link JOIN proposals ON proposals.id = link.proposal_id
    WHERE proposals.state = 'sent' AND proposals.expires_on <= :offersEnd)`,
  births: `expected_on < :today`,
  doubles: `(${twice('first_email')} OR ${twice('first_phone')})`,
};

function bindingsOf(today: string) {
  const since = (day: string) => new Date(midnightInParis(day));
  return {
    yes: true,
    today,
    midnight: since(today),
    idleSince: since(addWorkingDays(today, -idleWorkingDays)),
    soon: addDays(today, startsWithin),
    silentSince: since(addDays(today, -employerSilentDays)),
    offersEnd: addDays(today, offerEndsWithin),
  };
}

export interface ListFilter {
  list: WorkList | null;
  state: string | null;
  /** Number of an account, or `none` for requests that nobody has taken on. */
  assignee: number | 'none' | null;
  search: string | null;
}

interface Condition {
  sql: string;
  bindings: Record<string, unknown>;
}

/** The pattern of LIKE for a text that stands somewhere; hyphens and spaces that break no line, as of a copied mail, are plain ones. */
function patternOf(search: string): string {
  const plain = search
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ');
  return `%${plain.replace(/[\\%_]/g, '\\$&')}%`;
}

function conditionOf({ list, state, assignee, search }: ListFilter, today: string): Condition {
  const parts: string[] = [];
  const bindings: Record<string, unknown> = { ...bindingsOf(today) };
  if (list) parts.push(isWaiting, conditions[list]);
  if (state) {
    parts.push('state = :state');
    bindings.state = state;
  }
  if (assignee === 'none') parts.push('assignee_id IS NULL');
  else if (assignee !== null) {
    parts.push('assignee_id = :assignee');
    bindings.assignee = assignee;
  }
  if (search) {
    const comparisons = ['search_text', 'reference'].map((column) => `lower(${column}) LIKE :plain ESCAPE '\\'`);
    parts.push(`(${comparisons.join(' OR ')})`);
    // Names and communes are kept without accents, too.
    bindings.plain = patternOf(search.normalize('NFD').replace(/\p{M}/gu, ''));
  }
  return { sql: parts.length > 0 ? parts.join(' AND ') : '1 = 1', bindings };
}

export interface ListPage {
  ids: number[];
  total: number;
}

const knexOf = (strapi: Core.Strapi) => strapi.db.connection;

/** One page of a list by the numbers of its requests: what has to be done first comes first. */
export async function findPage(
  strapi: Core.Strapi,
  filter: ListFilter,
  { today, page, size }: { today: string; page: number; size: number },
): Promise<ListPage> {
  const { sql, bindings } = conditionOf(filter, today);
  const knex = knexOf(strapi);
  const requests = () => knex('pre_registrations').whereRaw(sql, bindings as never);
  const rows: { id: number; total: unknown }[] = await requests()
    .select('id', knex.raw('count(*) OVER () AS total'))
    .orderByRaw('CASE WHEN next_step_on IS NULL THEN 1 ELSE 0 END, next_step_on, submitted_at DESC, id DESC')
    .limit(size)
    .offset((page - 1) * size);
  const [first] = rows;
  // A page after the last has no row to say how many there are.
  const [counted] = first || page === 1 ? [first] : await requests().select(knex.raw('count(*) AS total'));
  return { ids: rows.map(({ id }) => id), total: Number(counted?.total ?? 0) };
}

interface Counts {
  lists: Record<string, number>;
  states: Record<string, number>;
}

/** How many requests are on each list, and in each state: both are read from indexes alone, which leave the texts of families aside. */
export async function countLists(strapi: Core.Strapi, today: string): Promise<Counts> {
  const knex = knexOf(strapi);
  const ofLists = workLists.map((list) => `sum(CASE WHEN ${conditions[list]} THEN 1 ELSE 0 END) AS "${list}"`).join(', ');
  const bindings = bindingsOf(today) as never;
  const [[waiting = {}], stateCounts]: [Record<string, unknown>[], { state: string; count: unknown }[]] = await Promise.all([
    knex('pre_registrations').whereRaw(isWaiting, bindings).select(knex.raw(ofLists, bindings)),
    knex('pre_registrations').select('state', knex.raw('count(*) AS count')).groupBy('state'),
  ]);
  const ofStates = new Map(stateCounts.map(({ state, count }) => [state, Number(count)]));
  return {
    lists: Object.fromEntries(workLists.map((list) => [list, Number(waiting[list] ?? 0)])),
    states: Object.fromEntries(requestStates.map((state) => [state, ofStates.get(state) ?? 0])),
  };
}
