import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { mayChangeWishes } from '../../domain/placement/follow-up.ts';
import { isOpen } from '../../domain/placement/request-states.ts';
import { addWorkingDays } from '../../domain/placement/working-days.ts';
import { family, noteEvent } from '../events';
import { moveRequest } from '../move-request';
import { placementRows, requestRows, requestUid } from '../placement-rows';
import { withdrawAll } from '../proposals/propose';
import { birthWords, wishWords } from './family-words';
import { wishesOf } from './read-follow-up';
import type { FamilyStepOf } from './read-step';
import { ChangedMeanwhile, type TakenStep } from './taken-step';

/** A message is answered within so many working days. */
const answerDays = 2;

function note(strapi: Core.Strapi, { request, seenKey }: Omit<TakenStep, 'step'>, detail: string): Promise<void> {
  return noteEvent(strapi, { request: request.id, action: 'noted', actor: family, detail, seenKey });
}

/** Writes a message down beside the notes of the desk, and has it answered in time. */
export async function writeMessage(strapi: Core.Strapi, taken: TakenStep<FamilyStepOf<'message'>>): Promise<void> {
  const { request, step } = taken;
  await note(strapi, taken, 'Message');
  const data = { request: request.id, kind: 'message', text: step.text, author: family.name };
  await placementRows(strapi, 'request-note').create({ data });
  const answeredBy = addWorkingDays(todayInParis(Date.now()), answerDays);
  const isSooner = isOpen(request.state) && (request.nextStepOn === null || request.nextStepOn > answeredBy);
  if (isSooner) await requestRows(strapi).updateMany({ where: { id: request.id }, data: { nextStepOn: answeredBy } });
}

/** Changes when and for which days a place is needed, until one is agreed on. */
export async function changeWishes(strapi: Core.Strapi, taken: TakenStep<FamilyStepOf<'wishes'>>): Promise<void> {
  const { request, step } = taken;
  if (!mayChangeWishes(request.state)) throw new ChangedMeanwhile();
  const { startDate, days, hoursFrom, hoursTo } = step;
  const wishes = { startDate, days, hoursFrom, hoursTo };
  await note(strapi, taken, `Souhaits\u202f: ${wishWords(wishesOf(request))} → ${wishWords(wishes)}`);
  await strapi.documents(requestUid).update({ documentId: request.documentId, data: wishes as never });
}

/** A child that was expected is born: its age at the start is known now. */
export async function confirmBirth(strapi: Core.Strapi, taken: TakenStep<FamilyStepOf<'birth'>>): Promise<void> {
  const { request, step } = taken;
  const child = request.children[step.child];
  if (!child || !isOpen(request.state)) throw new ChangedMeanwhile();
  await note(strapi, taken, birthWords(child.firstName, step.birthDate));
  const children = request.children.map((one, index) =>
    index === step.child ? { ...one, status: 'born', birthDate: step.birthDate, dueDate: null } : one,
  );
  await strapi.documents(requestUid).update({ documentId: request.documentId, data: { children } as never });
}

/** The family still searches. */
export async function prolong(strapi: Core.Strapi, taken: TakenStep<FamilyStepOf<'prolong'>>): Promise<void> {
  if (!isOpen(taken.request.state)) throw new ChangedMeanwhile();
  await note(strapi, taken, 'Toujours en recherche');
}

/** Ends a request at its family's wish; what was promised to it is free again. */
export async function withdraw(strapi: Core.Strapi, { request }: TakenStep<FamilyStepOf<'withdraw'>>): Promise<void> {
  if (request.state === 'closed' && request.closingReason === 'withdrawn') return;
  if (!isOpen(request.state)) throw new ChangedMeanwhile();
  await moveRequest(strapi, request, { to: 'closed', reason: 'withdrawn', actor: family });
  await withdrawAll(strapi, request.id, family);
}
