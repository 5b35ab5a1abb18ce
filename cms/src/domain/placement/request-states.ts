/** How far a family's request for a place has come, from its arrival to the child's first day. */
export const requestStates = [
  'received',
  'qualified',
  'employer_contacted',
  'employer_agreed',
  'searching',
  'place_proposed',
  'family_agreed',
  'nursery_agreed',
  'contract_signed',
  'entered',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

/** Why a request ends without a place of ours. */
export const closingReasons = ['municipal_place', 'employer_refused', 'no_answer', 'withdrawn', 'duplicate'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/**
 * Where a request may go from each state. An employer that has agreed before need not be asked, one that refuses leaves the other
 * parent's to ask; whatever fails after the search leads back to it, or to another place that is still proposed; a request that was closed by mistake is opened again.
 */
const moves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  received: ['qualified', 'closed'],
  qualified: ['employer_contacted', 'employer_agreed', 'closed'],
  employer_contacted: ['employer_agreed', 'qualified', 'closed'],
  employer_agreed: ['searching', 'closed'],
  searching: ['place_proposed', 'closed'],
  place_proposed: ['family_agreed', 'searching', 'closed'],
  family_agreed: ['nursery_agreed', 'place_proposed', 'searching', 'closed'],
  nursery_agreed: ['contract_signed', 'place_proposed', 'searching', 'closed'],
  contract_signed: ['entered', 'place_proposed', 'searching', 'closed'],
  entered: [],
  closed: ['qualified'],
};

/** States that only the answer to a proposal leads to. */
const ofProposals: readonly RequestState[] = ['place_proposed', 'family_agreed', 'nursery_agreed', 'contract_signed'];
/** States in which a proposal is under way. */
const withProposal: readonly RequestState[] = ['place_proposed', 'family_agreed', 'nursery_agreed', 'contract_signed'];

/** True where a request still waits for somebody to act. */
export function isOpen(state: RequestState): boolean {
  return state !== 'entered' && state !== 'closed';
}

export function nextStates(from: RequestState): readonly RequestState[] {
  return moves[from];
}

/** Where an adviser may move a request by hand; the way back to the search while a place is proposed is to withdraw the proposal. */
export function statesByHand(from: RequestState): readonly RequestState[] {
  return moves[from].filter((to) => !ofProposals.includes(to) && !(to === 'searching' && withProposal.includes(from)));
}

export interface RequestMove {
  from: RequestState;
  to: RequestState;
  reason: ClosingReason | null;
}

export type MoveProblem = 'not_allowed' | 'reason_missing' | 'reason_unexpected';

/** Why a request may not move so, or null where it may: a reason belongs to a closing, and to nothing else. */
export function moveProblem({ from, to, reason }: RequestMove): MoveProblem | null {
  if (!moves[from].includes(to)) return 'not_allowed';
  if (to === 'closed') return reason ? null : 'reason_missing';
  return reason ? 'reason_unexpected' : null;
}

/** What a family is shown of the states: five steps, or the end. */
export const familySteps = ['received', 'employer', 'search', 'proposal', 'entry'] as const;
export type FamilyStep = (typeof familySteps)[number];

const stepOfState: Readonly<Record<RequestState, FamilyStep | null>> = {
  received: 'received',
  qualified: 'received',
  employer_contacted: 'employer',
  employer_agreed: 'employer',
  searching: 'search',
  place_proposed: 'proposal',
  family_agreed: 'proposal',
  nursery_agreed: 'proposal',
  contract_signed: 'entry',
  entered: 'entry',
  closed: null,
};

/** The step a family is shown; null where the request is closed. */
export function familyStepOf(state: RequestState): FamilyStep | null {
  return stepOfState[state];
}
