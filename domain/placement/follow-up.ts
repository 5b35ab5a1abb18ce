import type { PlainDate } from '../forms/fields/plain-date.ts';
import type { ProposalState } from './proposal-states.ts';
import type { ClosingReason, FamilyStep, RequestState } from './request-states.ts';

/** Where a family sees its request, and answers; which one that is, the link says that it has opened. */
export const followedRequestPath = '/suivi-de-demande/dossier';

/** Where a reference is looked up. */
export const followUpSegment = 'suivi';
export const followUpAction = `/formulaires/${followUpSegment}`;

/** Where the forms of that page are sent. */
export const requestActionSegment = 'dossier';
export const requestAction = `/formulaires/${requestActionSegment}`;

/** The name of the parameter by which the page says what was just done, and the id of that. */
export const doneParameter = 'fait';
export const noticeId = 'avis';

/** What a link to a request is signed for. */
export const followUpSubject = (reference: string) => `follow-up:${reference}`;

/** The parts of the page that a mail leads to: their ids there, and the values of `vers` in its links. */
export const followUpParts = { proposal: 'proposition', searching: 'toujours', withdrawal: 'retirer' } as const;
export type FollowUpPart = keyof typeof followUpParts;

/** What a family may do with its request. */
export const familyActions = ['accept', 'decline', 'message', 'wishes', 'prolong', 'birth', 'withdraw'] as const;
export type FamilyAction = (typeof familyActions)[number];

/** The same, with what is noted at the edge alone: the day an employer was asked. */
export const requestActions = [...familyActions, 'asked'] as const;
export type RequestAction = (typeof requestActions)[number];

/** Why a family does not take a place. */
export const declineReasons = ['too_far', 'too_expensive', 'days', 'date', 'other_place', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How an action ended; `changed`: somebody was faster, and nothing was done. */
export const familyOutcomes = ['done', 'changed'] as const;
export type FamilyOutcome = (typeof familyOutcomes)[number];

/** A place that is proposed, as the family sees it. */
export interface FollowedProposal {
  id: string;
  state: ProposalState;
  nursery: { slug: string | null; name: string };
  /** Half days, as `half-days.ts` writes them. */
  days: string | null;
  startDate: PlainDate | null;
  /** The last day to answer; null where the family has answered. */
  expiresOn: PlainDate | null;
  tariffMode: 'psu' | 'paje' | null;
  /** Of a nursery with a tariff of its own: what an hour costs, in euros. */
  hourlyPrice: number | null;
  /** The adviser's word. */
  message: string | null;
  visitOn: PlainDate | null;
}

/** What a family looks for, as it may change it. */
export interface FollowedWishes {
  startDate: PlainDate | null;
  days: string[];
  hoursFrom: string | null;
  hoursTo: string | null;
}

/** A child that was not born when its parents wrote. */
export interface ExpectedChild {
  /** Its number among the children of the request. */
  index: number;
  firstName: string | null;
  dueDate: PlainDate | null;
}

/** A request for a place, as its family sees it. */
export interface PlacementView {
  reference: string;
  outcome: 'accepted' | 'rejected' | null;
  state: RequestState;
  closingReason: ClosingReason | null;
  submittedAt: string | null;
  /** The day on which each step was reached. */
  reachedOn: Partial<Record<FamilyStep, PlainDate>>;
  nextStepOn: PlainDate | null;
  adviser: string | null;
  /** The nursery that was asked for. */
  nursery: { slug: string; name: string } | null;
  /** The latest that was sent; one that has ended tells how. */
  proposal: FollowedProposal | null;
  wishes: FollowedWishes;
  expected: ExpectedChild[];
  /** Where its mails go. */
  email: string | null;
  /** What the family has written to its adviser, the latest first. */
  messages: { on: PlainDate; text: string }[];
  /** The day of the family's last sign. */
  lastSignOn: PlainDate | null;
}

/** Days after a family's last sign from which its page offers to keep the request active: before that it would ask what was just said. */
export const prolongAfterDays = 14;
/** Days after which a family that has given no sign is asked by mail whether it still searches, and until it is reminded, once. */
export const askAfterDays = 60;
export const remindAfterDays = 14;

const askedStates: readonly RequestState[] = ['received', 'qualified', 'employer_contacted', 'employer_agreed', 'searching'];

/** True in states in which nothing but the family's own sign says that it still searches. */
export function mayBeAsked(state: RequestState): boolean {
  return askedStates.includes(state);
}

const withAgreement: readonly RequestState[] = ['family_agreed', 'nursery_agreed', 'contract_signed', 'entered', 'closed'];

/** True until a place is agreed on: after that a change of days or dates is talked about. */
export function mayChangeWishes(state: RequestState): boolean {
  return !withAgreement.includes(state);
}
