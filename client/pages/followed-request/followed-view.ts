import type { FollowedWishes, RequestAction } from '../../../domain/placement/follow-up.ts';
import type { Messages } from '../../i18n/fr.ts';

/** The words of the forms; they come with the page, since no other one has them. */
export type RequestWords = Messages['followedRequest']['page'];

/** Why nothing is shown: no link was opened; it is not ours, or has ended; the request is erased; the CMS does not answer. */
export type ClosedFollowUp = 'missing' | 'forged' | 'ended' | 'gone' | 'unavailable';

export interface ShownStep {
  label: string;
  isReached: boolean;
  isPresent: boolean;
  /** The day it was reached, and the one by which the next is taken. */
  days: string[];
}

export interface ShownFact {
  label: string;
  value: string;
  href?: string | null;
}

/** A place that is proposed, or how its proposal has ended. */
export interface ShownProposal {
  /** What the family answers; null where it cannot. */
  id: string | null;
  title: string;
  facts: ShownFact[];
  /** The adviser's word. */
  message: string | null;
}

/** A request as the page shows it, in words; null is what it does not show. */
export interface ShownRequest {
  /** What its forms carry: which request it is, and what makes sending one twice once. */
  token: string;
  submissionKey: string;
  steps: ShownStep[] | null;
  facts: ShownFact[];
  proposal: ShownProposal | { ended: string } | null;
  births: { index: string; title: string; text: string | null }[];
  searching: string | null;
  messages: { on: string; text: string }[] | null;
  employer: { state: string | null; askedOn: string | null; email: string | null } | null;
  wishes: FollowedWishes | null;
  mayWithdraw: boolean;
}

/** What was just done, in words. */
export interface DoneNotice {
  text: string;
  isWarning: boolean;
}

/** Whether the page has the form of an action. */
export function hasForm(request: ShownRequest, action: RequestAction | null): boolean {
  const isAnswerable = request.proposal !== null && 'id' in request.proposal && request.proposal.id !== null;
  const shown: Readonly<Record<RequestAction, boolean>> = {
    ...{ accept: isAnswerable, decline: isAnswerable, message: request.messages !== null, birth: request.births.length > 0 },
    ...{ prolong: request.searching !== null, asked: request.employer !== null, wishes: request.wishes !== null },
    withdraw: request.mayWithdraw,
  };
  return action !== null && shown[action];
}
