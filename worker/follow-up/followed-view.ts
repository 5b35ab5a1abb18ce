import type { ClosedFollowUp } from '../../client/pages/followed-request/followed-view.ts';
import type { PlainDate } from '../../domain/forms/fields/plain-date.ts';
import type { SubmissionState } from '../../domain/forms/form-answer.ts';
import type { PlacementView } from '../../domain/placement/follow-up.ts';

/** What a reader is shown who has opened a request. */
export type FollowedView =
  | { kind: 'closed'; reason: ClosedFollowUp }
  /** A message, or whatever else is no request for a place. */
  | { kind: 'other'; reference: string; state: SubmissionState }
  | OpenFollowUp;

export interface OpenFollowUp {
  kind: 'open';
  /** What its forms carry. */
  token: string;
  request: PlacementView;
  /** It is written down and has not reached the CMS yet: nothing can be changed. */
  isWaiting: boolean;
  /** The day its parents asked an employer, as they noted it. */
  employerAskedOn: PlainDate | null;
}
