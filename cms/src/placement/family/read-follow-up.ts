import type { Core } from '@strapi/strapi';
import { type PlainDate, todayInParis } from '../../domain/forms/fields/plain-date.ts';
import type { FollowedProposal, FollowedWishes, PlacementView } from '../../domain/placement/follow-up.ts';
import { holdsPlace } from '../../domain/placement/proposal-states.ts';
import { type FamilyStep, familyStepOf, familySteps, type RequestState } from '../../domain/placement/request-states.ts';
import { uidOf } from '../../editorial/editorial-types';
import { placeUid } from '../../nursery-places/place-rows';
import { type ProposalRow, placementRows, type RequestRow, requestRows } from '../placement-rows';

/** Of what a family has written, so many are shown to it. */
const mostMessages = 5;

interface Child {
  id: number;
  status: string | null;
  firstName: string | null;
  dueDate: string | null;
}

/** A request with all that its family may see or change. */
export interface FamilyRequest extends RequestRow {
  outcome: 'accepted' | 'rejected' | null;
  submittedAt: string | null;
  startDate: string | null;
  days: unknown;
  hoursFrom: string | null;
  hoursTo: string | null;
  nurserySlug: string | null;
  language: string | null;
  parents: { email: string | null }[];
  children: Child[];
}

/** The request of a reference, or null where there is none; one that was closed as a double leads to the one that goes on. */
export async function findFamilyRequest(strapi: Core.Strapi, reference: string): Promise<FamilyRequest | null> {
  const find = (where: object): Promise<FamilyRequest | null> =>
    requestRows(strapi).findOne({ where, populate: { parents: true, children: true } });
  const request = await find({ reference });
  return request?.duplicateOf ? ((await find({ documentId: request.duplicateOf })) ?? request) : request;
}

const dayOf = (time: unknown): PlainDate | null => (time ? todayInParis(new Date(String(time)).getTime()) : null);

/** What a family sees of its request. */
export async function readFollowUp(strapi: Core.Strapi, reference: string): Promise<PlacementView | null> {
  const row = await findFamilyRequest(strapi, reference);
  if (!row) return null;
  const [reachedOn, proposal, nursery, messages] = await Promise.all([
    stepsOf(strapi, row),
    latestProposal(strapi, row.id),
    row.nurserySlug ? nurseryOf(strapi, row.nurserySlug) : null,
    messagesOf(strapi, row.id),
  ]);
  const { outcome, state, closingReason, submittedAt, nextStepOn, assigneeName: adviser, parents } = row;
  return {
    ...{ reference: row.reference ?? reference, outcome, state, closingReason, submittedAt, reachedOn, nextStepOn, adviser, messages },
    nursery: nursery && row.nurserySlug ? { slug: row.nurserySlug, name: nursery.name } : null,
    proposal: proposal && (await toFollowed(strapi, proposal)),
    wishes: wishesOf(row),
    expected: expectedOf(row),
    email: parents[0]?.email ?? null,
    lastSignOn: dayOf(row.lastFamilySignAt ?? submittedAt),
  };
}

export function wishesOf({ startDate, days, hoursFrom, hoursTo }: FamilyRequest): FollowedWishes {
  return { startDate, days: Array.isArray(days) ? days.filter((day) => typeof day === 'string') : [], hoursFrom, hoursTo };
}

function expectedOf({ children }: FamilyRequest): PlacementView['expected'] {
  return children.flatMap(({ status, firstName, dueDate }, index) => (status === 'expected' ? [{ index, firstName, dueDate }] : []));
}

/** The first day of each step up to the present one: a request that has gone back to the search has not reached what came after it. */
async function stepsOf(strapi: Core.Strapi, { id, state, submittedAt, stateSince }: FamilyRequest): Promise<PlacementView['reachedOn']> {
  const moves: { toState: string; at: string }[] = await placementRows(strapi, 'request-event').findMany({
    where: { request: id, action: 'moved' },
    orderBy: { id: 'asc' },
    select: ['toState', 'at'],
  });
  const present = familyStepOf(state);
  const reached: PlacementView['reachedOn'] = { received: dayOf(submittedAt) ?? undefined };
  for (const { toState, at } of moves) {
    const step = familyStepOf(toState as RequestState);
    if (step && isUpTo(step, present)) reached[step] ??= dayOf(at) ?? undefined;
  }
  // Of requests from before there was a journal.
  if (present && present !== 'received') reached[present] ??= dayOf(stateSince) ?? undefined;
  return reached;
}

const isUpTo = (step: FamilyStep, present: FamilyStep | null) =>
  present === null || familySteps.indexOf(step) <= familySteps.indexOf(present);

/** The latest proposal that still stands, else the latest that was sent: a draft is nobody's business but the desk's. */
async function latestProposal(strapi: Core.Strapi, request: number): Promise<ProposalRow | null> {
  const rows: ProposalRow[] = await placementRows(strapi, 'proposal').findMany({
    where: { request: { id: request }, sentAt: { $notNull: true } },
    orderBy: { id: 'desc' },
  });
  return rows.find(({ state }) => holdsPlace(state)) ?? rows[0] ?? null;
}

interface NurseryFacts {
  name: string;
  tariffMode: 'psu' | 'paje' | null;
  hourlyPrice: number | null;
}

function nurseryOf(strapi: Core.Strapi, slug: string): Promise<NurseryFacts | null> {
  return strapi.db.query(uidOf('nursery')).findOne({ where: { slug, locale: 'fr', publishedAt: { $notNull: true } } });
}

async function toFollowed(strapi: Core.Strapi, proposal: ProposalRow): Promise<FollowedProposal> {
  const { documentId: id, state, nurserySlug, nurseryName, days, startDate, expiresOn, message, visitOn = null } = proposal;
  const [nursery, place]: [NurseryFacts | null, { hourlyPrice: number | null } | null] = await Promise.all([
    nurserySlug ? nurseryOf(strapi, nurserySlug) : null,
    strapi.db.query(placeUid).findOne({ where: { documentId: proposal.placeId } }),
  ]);
  return {
    ...{ id, state, days, startDate, expiresOn, message, visitOn },
    // A nursery that has left the directory has no page to lead to.
    nursery: { slug: nursery ? nurserySlug : null, name: nurseryName ?? nursery?.name ?? '' },
    tariffMode: nursery?.tariffMode ?? null,
    hourlyPrice: place?.hourlyPrice ?? nursery?.hourlyPrice ?? null,
  };
}

async function messagesOf(strapi: Core.Strapi, request: number): Promise<PlacementView['messages']> {
  const notes: { text: string; createdAt: string }[] = await placementRows(strapi, 'request-note').findMany({
    where: { request, kind: 'message' },
    orderBy: { id: 'desc' },
    limit: mostMessages,
  });
  return notes.map(({ text, createdAt }) => ({ on: dayOf(createdAt) ?? '', text }));
}
