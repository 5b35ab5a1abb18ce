import type { FamilyRequest } from './read-follow-up';
import type { FamilyStepTaken } from './read-step';

/** Somebody was faster: what was begun is undone, and the family sees where its request stands. */
export class ChangedMeanwhile extends Error {}

/** A step that a family takes with its request. */
export interface TakenStep<Step extends FamilyStepTaken = FamilyStepTaken> {
  request: FamilyRequest;
  step: Step;
  /** Names the step in the journal. */
  seenKey: string;
}
