import { errors } from '@strapi/utils';
import { readPlainDate } from '../../domain/forms/fields/plain-date.ts';
import { type DeclineReason, declineReasons, type FamilyAction, familyActions } from '../../domain/placement/follow-up.ts';

interface StepData {
  accept: { proposal: string };
  decline: { proposal: string; reason: DeclineReason | null };
  message: { text: string };
  wishes: { startDate: string; days: string[]; hoursFrom: string; hoursTo: string };
  prolong: object;
  birth: { child: number; birthDate: string };
  withdraw: object;
}

/** A step of a family. The same key is the same step, however often it comes. */
export type FamilyStepOf<Action extends FamilyAction> = StepData[Action] & { action: Action; key: string };
export type FamilyStepTaken = { [Action in FamilyAction]: FamilyStepOf<Action> }[FamilyAction];

const longestMessage = 10_000;

const refuse = (): never => {
  throw new errors.ValidationError('no such step');
};

function textOf(value: unknown, most = 100): string {
  return typeof value === 'string' && value !== '' && value.length <= most ? value : refuse();
}

const dayOf = (value: unknown): string => readPlainDate(textOf(value)) ?? refuse();

/** Reads what the worker has checked. */
export function readStep(data: unknown): FamilyStepTaken {
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const action = familyActions.find((one) => one === fields.action) ?? refuse();
  const key = textOf(fields.key);
  switch (action) {
    case 'accept':
      return { action, key, proposal: textOf(fields.proposal) };
    case 'decline':
      return { action, key, proposal: textOf(fields.proposal), reason: declineReasons.find((one) => one === fields.reason) ?? null };
    case 'message':
      return { action, key, text: textOf(fields.text, longestMessage) };
    case 'wishes': {
      const days = Array.isArray(fields.days) ? fields.days.map((day) => textOf(day)) : refuse();
      const hours = { hoursFrom: textOf(fields.hoursFrom), hoursTo: textOf(fields.hoursTo) };
      return { action, key, startDate: dayOf(fields.startDate), days, ...hours };
    }
    case 'birth':
      return { action, key, child: Number(fields.child), birthDate: dayOf(fields.birthDate) };
    case 'prolong':
    case 'withdraw':
      return { action, key };
  }
}
