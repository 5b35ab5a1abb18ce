import type { Core } from '@strapi/strapi';
import type { ProposalState } from '../domain/placement/proposal-states.ts';
import type { ClosingReason, RequestState } from '../domain/placement/request-states.ts';
import { uidOf } from '../editorial/editorial-types';
import type { PlacementType } from './placement-types';

export const requestUid = 'api::pre-registration.pre-registration';

/** A request, as far as the desk moves it. */
export interface RequestRow {
  id: number;
  documentId: string;
  reference: string | null;
  state: RequestState;
  closingReason: ClosingReason | null;
  /** The request that has what was done for this one, where it was closed as its double. */
  duplicateOf: string | null;
  stateSince: string | null;
  /** The state that its family was last written to about. */
  toldState: RequestState | null;
  /** When its family last gave a sign that it still searches. */
  lastFamilySignAt: string | null;
  nextStepOn: string | null;
  assigneeId: number | null;
  assigneeName: string | null;
}

/** A place that is proposed to a family, with what was said of it on that day. */
export interface ProposalRow {
  id: number;
  documentId: string;
  placeId: string;
  nurserySlug: string | null;
  nurseryName: string | null;
  days: string | null;
  startDate: string | null;
  state: ProposalState;
  expiresOn: string | null;
  holdKey: string | null;
  message: string | null;
  proposedBy: string | null;
  visitOn?: string | null;
  request?: { id: number; documentId: string } | null;
}

/** The table of requests. */
export function requestRows(strapi: Core.Strapi) {
  return strapi.db.query(requestUid);
}

/** The table of a type of the desk. */
export function placementRows(strapi: Core.Strapi, type: PlacementType) {
  return strapi.db.query(uidOf(type));
}
