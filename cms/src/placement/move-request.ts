import type { Core } from '@strapi/strapi';
import { type PlainDate, todayInParis } from '../domain/forms/fields/plain-date.ts';
import { nextStepOn } from '../domain/placement/next-step.ts';
import { type ClosingReason, moveProblem, type RequestState } from '../domain/placement/request-states.ts';
import { type Actor, noteEvent } from './events';
import { type RequestRow, requestRows } from './placement-rows';
import { refusal } from './refusals';

export interface Move {
  to: RequestState;
  reason?: ClosingReason | null;
  /** The day of the next step; the usual one where nobody has named another. */
  nextStepOn?: PlainDate | null;
  detail?: string | null;
  actor: Actor;
}

/** The request, or a refusal where it is gone. */
export async function findRequest(strapi: Core.Strapi, documentId: string): Promise<RequestRow> {
  const row = await requestRows(strapi).findOne({ where: { documentId } });
  if (!row) throw refusal('requestGone');
  return row;
}

/** Moves a request where it may go, and notes who did it; of two at the same moment one moves it, the other is refused. */
export async function moveRequest(strapi: Core.Strapi, { id, state, assigneeId }: RequestRow, move: Move): Promise<void> {
  const { to, reason = null, actor, detail = null } = move;
  const now = new Date();
  const today = todayInParis(now.getTime());
  const problem = moveProblem({ from: state, to, reason });
  if (problem) throw refusal(problem);
  const step = move.nextStepOn ?? nextStepOn(to, today);
  if (step !== null && step < today) throw refusal('stepPast');
  // Whatever is moved by hand is nobody's double: one that was closed as such is opened again.
  const data = { state: to, closingReason: reason, duplicateOf: null, stateSince: now, lastActionAt: now, nextStepOn: step };
  // Who takes the first step has taken the request on.
  const taken = assigneeId === null && actor.id !== null ? { assigneeId: actor.id, assigneeName: actor.name } : {};
  // One statement: what another has moved meanwhile is not moved again.
  const { count } = await requestRows(strapi).updateMany({ where: { id, state }, data: { ...data, ...taken } });
  if (count === 0) throw refusal('not_allowed');
  await noteEvent(strapi, { request: id, action: 'moved', actor, fromState: state, toState: to, reason, nextStepOn: step, detail });
}

/** Notes that somebody has done something for a request, without moving it. */
export async function touchRequest(strapi: Core.Strapi, id: number, data: object = {}): Promise<void> {
  await requestRows(strapi).updateMany({ where: { id }, data: { lastActionAt: new Date(), ...data } });
}
