import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import {
  answerDays,
  draftDays,
  expiresOn,
  nextProposalStates,
  type ProposalState,
  proposalStates,
  requestStateAfter,
} from '../../domain/placement/proposal-states.ts';
import { isOpen, type RequestState } from '../../domain/placement/request-states.ts';
import { type Actor, noteEvent } from '../events';
import { findRequest, moveRequest, touchRequest } from '../move-request';
import { askingOf } from '../nursery/proposal-link';
import { type ProposalRow, placementRows } from '../placement-rows';
import { refusal } from '../refusals';
import { createHolding } from './hold-place';
import { readPlace } from './read-place';

interface NewProposal {
  request: string;
  place: string;
  days: string | null;
  startDate: string | null;
  message: string | null;
  actor: Actor;
}

/** Drafts the proposal of a place to a family; the place is held from now on. */
export async function draftProposal(
  strapi: Core.Strapi,
  { request, place: placeId, actor, ...wishes }: NewProposal,
): Promise<{ documentId: string }> {
  const row = await findRequest(strapi, request);
  if (!isOpen(row.state)) throw refusal('requestEnded');
  // A browser sends once more what it got no answer to: the draft that waits is the one that was asked for.
  const waiting = await placementRows(strapi, 'proposal').findOne({ where: { placeId, state: 'draft', request: { id: row.id } } });
  if (waiting) return { documentId: waiting.documentId };
  const today = todayInParis(Date.now());
  const place = await readPlace(strapi, placeId, today);
  const { nurseryId, nurserySlug, nurseryName } = place;
  const draft = await createHolding(strapi, place, {
    ...{ request, nurseryId, nurserySlug, nurseryName, state: 'draft', proposedBy: actor.name },
    days: wishes.days ?? place.days,
    startDate: wishes.startDate,
    message: wishes.message,
    expiresOn: expiresOn(today, draftDays),
  });
  await noteEvent(strapi, { request: row.id, action: 'proposed', actor, toState: 'draft', detail: nurseryName });
  await touchRequest(strapi, row.id);
  return { documentId: draft.documentId };
}

export async function findProposal(strapi: Core.Strapi, documentId: string): Promise<ProposalRow> {
  const row = await placementRows(strapi, 'proposal').findOne({
    where: { documentId },
    populate: { request: { select: ['id', 'documentId'] } },
  });
  if (!row) throw refusal('proposalGone');
  return row;
}

interface Answer {
  to: ProposalState;
  actor: Actor;
  /** Days that the family has to answer, of a proposal that is sent. */
  days?: number;
  /** Who declines, and why. */
  declinedBy?: 'family' | 'nursery';
  reason?: string | null;
}

/** What is noted with a proposal when it comes to a state; one that has ended gives its place back. */
function noted({ to, days = answerDays.usual, declinedBy, reason }: Answer, row: ProposalRow): object {
  const now = new Date();
  if (to === 'sent') return { sentAt: now, expiresOn: expiresOn(todayInParis(now.getTime()), days) };
  if (to === 'family_agreed') return { familyAnsweredAt: now, expiresOn: null, ...askingOf(now) };
  if (to === 'nursery_agreed') return { nurseryAnsweredAt: now };
  if (to === 'signed') return { entryOn: row.startDate };
  const answered = declinedBy ? { [`${declinedBy}AnsweredAt`]: now } : {};
  return { holdKey: null, endedAt: now, declinedBy: declinedBy ?? null, answerReason: reason ?? null, ...answered };
}

/** Takes a proposal on to its next state, and its request with it; both or neither. Of two answers at the same moment the first counts. */
export async function answerProposal(strapi: Core.Strapi, row: ProposalRow, answer: Answer): Promise<void> {
  const { to, actor, days } = answer;
  if (!nextProposalStates(row.state).includes(to)) throw refusal('proposalChanged');
  if (days !== undefined && !(Number.isInteger(days) && days >= answerDays.least && days <= answerDays.most))
    throw refusal('answerDaysOutside', answerDays.least, answerDays.most);
  await strapi.db.transaction(async () => {
    const { id, state } = row;
    const { count } = await placementRows(strapi, 'proposal').updateMany({
      where: { id, state },
      data: { state: to, ...noted(answer, row) },
    });
    if (count === 0) throw refusal('proposalChanged');
    if (!row.request) return;
    const request = await findRequest(strapi, row.request.documentId);
    const detail = [row.nurseryName, answer.reason].filter(Boolean).join(' : ');
    await noteEvent(strapi, { request: request.id, action: 'answered', actor, fromState: state, toState: to, detail });
    // A draft has not moved the request, nor does its end; nor is one moved that was closed meanwhile.
    const target = state === 'draft' && to !== 'sent' ? null : await requestAfter(strapi, request.id, to);
    const isMoved = target !== null && isOpen(request.state) && request.state !== target;
    if (isMoved) await moveRequest(strapi, request, { to: target, actor });
    else await touchRequest(strapi, request.id);
    // Its family is told of each place, also where it was told of another before.
    if (target === 'place_proposed' && (isMoved || (to === 'sent' && isOpen(request.state))))
      await touchRequest(strapi, request.id, { toldState: null, stateSince: new Date() });
  });
}

/** Where a proposal takes its request: as far as the furthest of all that are proposed to it has come. */
async function requestAfter(strapi: Core.Strapi, request: number, to: ProposalState): Promise<RequestState | null> {
  const where = { request: { id: request }, state: { $in: ['sent', 'family_agreed', 'nursery_agreed', 'signed'] } };
  const others: ProposalRow[] = await placementRows(strapi, 'proposal').findMany({ where });
  const furthest = others.map(({ state }) => proposalStates.indexOf(state)).sort((one, other) => other - one)[0];
  return requestStateAfter(proposalStates[furthest ?? -1] ?? to);
}

/** Ends whatever is proposed to a request that ends: its places are free again. */
export async function withdrawAll(strapi: Core.Strapi, request: number, actor: Actor): Promise<void> {
  const rows: ProposalRow[] = await placementRows(strapi, 'proposal').findMany({
    where: { request: { id: request }, holdKey: { $notNull: true } },
  });
  for (const row of rows) {
    const data = { state: 'withdrawn', holdKey: null, endedAt: new Date() };
    await placementRows(strapi, 'proposal').updateMany({ where: { id: row.id }, data });
    await noteEvent(strapi, { request, action: 'answered', actor, fromState: row.state, toState: 'withdrawn', detail: row.nurseryName });
  }
}
