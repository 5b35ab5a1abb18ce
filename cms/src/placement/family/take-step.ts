import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { FamilyOutcome } from '../../domain/placement/follow-up.ts';
import { productConfig } from '../../setup/product-config';
import { isUniqueViolation } from '../../submissions/unique-violation';
import { placementRows, requestRows } from '../placement-rows';
import { acceptPlace, declinePlace } from './answer-place';
import { changeWishes, confirmBirth, prolong, withdraw, writeMessage } from './change-own-request';
import { findFamilyRequest } from './read-follow-up';
import type { FamilyStepTaken } from './read-step';
import { ChangedMeanwhile, type TakenStep } from './taken-step';

/**
 * Names a step: the key of the page it was sent from, and what it says. A page that a browser shows again from its memory has the same
 * key, and another message on it is another step.
 */
function stepKeyOf(step: FamilyStepTaken): string {
  return `family:${createHash('sha256').update(JSON.stringify(step)).digest('hex')}`;
}

/** Carries out a step of a family, whole or not at all; the same again changes nothing and ends alike. */
export async function takeStep(strapi: Core.Strapi, reference: string, step: FamilyStepTaken): Promise<FamilyOutcome> {
  const request = await findFamilyRequest(strapi, reference);
  if (!request) throw new errors.NotFoundError('no such request');
  const seenKey = stepKeyOf(step);
  if (await placementRows(strapi, 'request-event').findOne({ where: { seenKey }, select: ['id'] })) return 'done';
  try {
    await strapi.db.transaction(async () => {
      await carryOut(strapi, { request, step, seenKey });
      await requestRows(strapi).updateMany({ where: { id: request.id }, data: signOf(strapi, step) });
    });
    return 'done';
  } catch (error) {
    // The same at the same moment: the other one was first.
    if (isUniqueViolation(error)) return 'done';
    if (error instanceof ChangedMeanwhile) return 'changed';
    throw error;
  }
}

function carryOut(strapi: Core.Strapi, { request, step, seenKey }: TakenStep): Promise<void> {
  switch (step.action) {
    case 'accept':
      return acceptPlace(strapi, { request, step, seenKey });
    case 'decline':
      return declinePlace(strapi, { request, step, seenKey });
    case 'message':
      return writeMessage(strapi, { request, step, seenKey });
    case 'wishes':
      return changeWishes(strapi, { request, step, seenKey });
    case 'birth':
      return confirmBirth(strapi, { request, step, seenKey });
    case 'prolong':
      return prolong(strapi, { request, step, seenKey });
    case 'withdraw':
      return withdraw(strapi, { request, step, seenKey });
  }
}

/** Every step is a sign that the family still searches; of most the team hears by mail. */
function signOf(strapi: Core.Strapi, { action }: FamilyStepTaken): object {
  const now = new Date();
  const isNews = action !== 'prolong' && productConfig(strapi).hasMail;
  return { lastFamilySignAt: now, askedStillOn: null, askedStillTimes: 0, ...(isNews && { familyWroteAt: now, nextMailAt: now }) };
}
