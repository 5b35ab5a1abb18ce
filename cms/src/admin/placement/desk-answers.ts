import type { Position } from '../../domain/distance.ts';
import type { MonthOfPlaces } from '../../domain/placement/occupancy.ts';
import type { AccessNeed, Lack, Reason } from '../../domain/placement/rank-places.ts';
import type { MergeField } from '../../placement/merge/merge-fields';

/** What the desk of the CMS answers (`cms/src/placement/desk/`), as far as the panel shows it. */
export interface RequestLine {
  documentId: string;
  reference: string | null;
  contactName: string | null;
  homePlace: string | null;
  startDate: string | null;
  state: string;
  nextStepOn: string | null;
  assigneeName: string | null;
}

export interface ListAnswer {
  requests: RequestLine[];
  total: number;
  page: number;
  pages: number;
  lists: Record<string, number>;
  states: Record<string, number>;
}

export interface Child {
  id: number;
  status: 'born' | 'expected' | null;
  birthDate: string | null;
  dueDate: string | null;
  firstName: string | null;
}

export interface Parent {
  id: number;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  employer: string | null;
}

interface WholeRequest extends RequestLine {
  children: Child[];
  parents: Parent[];
  stateSince: string | null;
  closingReason: string | null;
  assigneeId: number | null;
  flexibility: string | null;
  placePreference: string | null;
  radiusKilometres: number | null;
  days: string[] | null;
  hoursFrom: string | null;
  hoursTo: string | null;
  workPlace: string | null;
  nurserySlug: string | null;
  savedNurseries: string[] | null;
  message: string | null;
  contactEmployer: boolean | null;
  employerAccount: { documentId: string; name: string } | null;
}

export interface JournalEvent {
  id: number;
  action: string;
  actor: string | null;
  at: string;
  fromState: string | null;
  toState: string | null;
  reason: string | null;
  detail: string | null;
}

export interface Note {
  id: number;
  documentId: string;
  kind: 'note' | 'task';
  text: string;
  author: string | null;
  createdAt: string;
  dueOn: string | null;
  doneAt: string | null;
  doneBy: string | null;
}

export interface Proposal {
  id: number;
  documentId: string;
  nurseryName: string | null;
  state: string;
  expiresOn: string | null;
  proposedBy: string | null;
  answerReason: string | null;
  visitOn: string | null;
  nurseryAskedAt: string | null;
  nurseryRemindedAt: string | null;
  mailError: string | null;
  entryOn: string | null;
  exitOn: string | null;
  invoices: { id?: number; year: number; amount: number }[];
}

export interface RequestAnswer {
  request: WholeRequest;
  /** The nurseries that it names, those that the directory still has. */
  nurseries: { documentId: string; slug: string; name: string }[];
  moves: string[];
  events: JournalEvent[];
  /** Who has opened the request; empty for all but administrators. */
  views: JournalEvent[];
  notes: Note[];
  proposals: Proposal[];
  doubles: RequestLine[];
  /** The request that has what was done for this one, where it was closed as its double. */
  keptInstead: { documentId: string; reference: string | null } | null;
}

interface MergedRequest extends WholeRequest {
  submittedAt: string | null;
  needsWheelchairAccess: boolean | null;
  needsDisabilityWelcome: boolean | null;
}

/** Two requests that are perhaps of one family, beside each other. */
export interface MergeAnswer {
  kept: MergedRequest;
  other: MergedRequest;
  differences: { field: MergeField; isTaken: boolean }[];
}

export interface Match {
  place: string;
  nurseryId: string | null;
  nurseryName: string;
  cityName: string | null;
  count: number;
  free: number;
  reportedOn: string;
  position: Position | null;
  reasons: Reason[];
  lacks: Lack[];
}

export interface MatchesAnswer {
  fitting: Match[];
  almost: Match[];
  /** What alone keeps places from fitting, and how many. */
  changes: { kind: Lack['kind']; places: number }[];
  home: Position | null;
  work: Position | null;
  access: AccessNeed[];
  employer: string | null;
}

export interface EmployerLine {
  documentId: string;
  name: string;
  siren: string | null;
  contactName: string | null;
  placesBought: number | null;
  renewalOn: string | null;
}

/** A proposal that holds a place of a nursery. */
export interface HeldLine {
  documentId: string;
  state: string;
  startDate: string | null;
  exitOn: string | null;
  proposedBy: string | null;
  request: { documentId: string; reference: string | null } | null;
}

export interface OccupancyAnswer {
  nurseryName: string;
  months: MonthOfPlaces[];
  held: HeldLine[];
}
