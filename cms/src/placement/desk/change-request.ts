import { closingReasons, requestStates, statesByHand } from '../../domain/placement/request-states.ts';
import { uidOf } from '../../editorial/editorial-types';
import { noteEvent } from '../events';
import { findRequest, moveRequest, touchRequest } from '../move-request';
import { placementRows } from '../placement-rows';
import { withdrawAll } from '../proposals/propose';
import { refusal } from '../refusals';
import { findAdviser } from './advisers';
import { type DeskAnswer, readChoice, readDay, readText } from './desk-call';

const done = { done: true };

/** Moves a request by hand; one that is closed gives back what was promised to it. */
export const moveByHand: DeskAnswer = async (strapi, { params, body, actor }) => {
  const to = readChoice(body.to, requestStates);
  const reason = body.reason ? readChoice(body.reason, closingReasons) : null;
  const move = { to, reason, nextStepOn: readDay(body.nextStepOn), detail: readText(body.detail), actor };
  await strapi.db.transaction(async () => {
    const request = await findRequest(strapi, params.request ?? '');
    // The states that a proposal leads to come with its answers: moved by hand, a request would say what its proposal does not.
    if (!statesByHand(request.state).includes(to)) throw refusal('not_allowed');
    await moveRequest(strapi, request, move);
    if (to === 'closed') await withdrawAll(strapi, request.id, actor);
  });
  return done;
};

/** Writes a note, or a task where it has a day. */
export const addNote: DeskAnswer = async (strapi, { params, body, actor }) => {
  const text = readText(body.text);
  if (!text) throw refusal('emptyNote');
  const request = await findRequest(strapi, params.request ?? '');
  const dueOn = readDay(body.dueOn);
  const kind = dueOn ? 'task' : 'note';
  const data = { request: request.documentId, kind, text, dueOn, author: actor.name };
  await strapi.documents(uidOf('request-note')).create({ data: data as never });
  await noteEvent(strapi, { request: request.id, action: 'noted', actor, detail: kind === 'task' ? 'Tâche' : 'Note' });
  await touchRequest(strapi, request.id);
  return done;
};

/** Ticks a task off, once. */
export const finishTask: DeskAnswer = async (strapi, { params, actor }) => {
  const where = { documentId: params.note, kind: 'task' };
  const notes = placementRows(strapi, 'request-note');
  const note = await notes.findOne({ where, populate: { request: { select: ['id'] } } });
  if (!note) throw refusal('taskGone');
  const { count } = await notes.updateMany({
    where: { id: note.id, doneAt: { $null: true } },
    data: { doneAt: new Date(), doneBy: actor.name },
  });
  if (count > 0 && note.request) await touchRequest(strapi, note.request.id);
  return done;
};

/** Gives a request to somebody of the team, or to nobody. */
export const assign: DeskAnswer = async (strapi, { params, body, actor }) => {
  const request = await findRequest(strapi, params.request ?? '');
  const adviser = body.adviser === null ? null : await findAdviser(strapi, Number(body.adviser));
  if (body.adviser !== null && !adviser) throw refusal('noAdviser');
  await touchRequest(strapi, request.id, { assigneeId: adviser?.id ?? null, assigneeName: adviser?.name ?? null });
  await noteEvent(strapi, { request: request.id, action: 'assigned', actor, detail: adviser?.name ?? null });
  return done;
};

/** The day of the next step, where the usual one does not hold. */
export const setNextStep: DeskAnswer = async (strapi, { params, body, actor, today }) => {
  const request = await findRequest(strapi, params.request ?? '');
  const nextStepOn = readDay(body.nextStepOn);
  if (nextStepOn !== null && nextStepOn < today) throw refusal('stepPast');
  await touchRequest(strapi, request.id, { nextStepOn });
  await noteEvent(strapi, { request: request.id, action: 'noted', actor, nextStepOn, detail: 'Prochaine étape' });
  return done;
};
