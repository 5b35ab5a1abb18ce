import { addDays, type PlainDate } from '../forms/fields/plain-date.ts';
import type { RequestState } from './request-states.ts';

/** How far the proposal of one place to one request has come. */
export const proposalStates = ['draft', 'sent', 'family_agreed', 'nursery_agreed', 'signed', 'declined', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof proposalStates)[number];

const moves: Readonly<Record<ProposalState, readonly ProposalState[]>> = {
  draft: ['sent', 'withdrawn', 'expired'],
  sent: ['family_agreed', 'declined', 'withdrawn', 'expired'],
  family_agreed: ['nursery_agreed', 'declined', 'withdrawn'],
  nursery_agreed: ['signed', 'declined', 'withdrawn'],
  signed: ['withdrawn'],
  declined: [],
  withdrawn: [],
  expired: [],
};

/** True while the place is held for the family: nobody else is promised it. */
export function holdsPlace(state: ProposalState): boolean {
  return moves[state].length > 0;
}

export function nextProposalStates(from: ProposalState): readonly ProposalState[] {
  return moves[from];
}

/** Where a proposal that has come to a state takes its request; null where it leaves it alone. */
export function requestStateAfter(state: ProposalState): RequestState | null {
  switch (state) {
    case 'draft':
      return null;
    case 'sent':
      return 'place_proposed';
    case 'family_agreed':
    case 'nursery_agreed':
      return state;
    case 'signed':
      return 'contract_signed';
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return 'searching';
  }
}

/** Days that a draft holds a place, and that a family has to answer where the adviser says nothing else. */
export const draftDays = 2;
export const answerDays = { least: 1, usual: 5, most: 15 };

/** The last day on which a proposal can be answered. */
export function expiresOn(today: PlainDate, days: number): PlainDate {
  return addDays(today, days);
}

/** True once nobody can answer any more; a proposal that a family has accepted does not end by the calendar. */
export function isExpired({ state, expiresOn: last }: { state: ProposalState; expiresOn: PlainDate | null }, today: PlainDate): boolean {
  return (state === 'draft' || state === 'sent') && last !== null && last < today;
}
