import type { NurseryAnswer, NurseryStanding } from '../../placement/nursery-answers.ts';
import { defineForm } from '../define-form.ts';
import type { PlainDate } from '../fields/plain-date.ts';
import type { flexibilities } from '../pre-registration/choices.ts';

/** What a nursery answers to a family that has accepted one of its places, by the link of a mail. */
export const nurseryAnswer = defineForm({
  name: 'nursery-answer',
  segment: 'reponse-creche',
  page: '/faq-gestionnaire/comment-declarer-mes-places-disponibles',
  asksForPhone: false,
  isFollowed: false,
  hasOwnPage: true,
  withoutMarketing: true,
  // `late`: the place was answered for, or withdrawn, before this answer came.
  outcomes: { answered: 'enregistree', late: 'trop-tard' },
});

/** The page that a link opens: `{nurseryProposalPath}/{proposal}`. */
export const nurseryProposalPath = '/gestionnaires/propositions';

/** A child as its nursery reads of it before it has accepted. */
interface ProposedChild {
  /** Completed months on the first day; null where neither birth nor start is known. */
  months: number | null;
  isExpected: boolean;
}

/** Whom a nursery may write to, once it has accepted. */
export interface ProposedFamily {
  parent: string;
  children: string[];
  email: string | null;
  phone: string | null;
}

/** What a nursery reads of a proposal; a name only where it has accepted. */
export interface ProposalFacts {
  nursery: string;
  children: ProposedChild[];
  /** Ten digits, from Monday morning to Friday afternoon; null where they are not known. */
  days: string | null;
  hoursFrom: string | null;
  hoursTo: string | null;
  startDate: PlainDate | null;
  flexibility: (typeof flexibilities)[number] | null;
  visitOn: PlainDate | null;
  family: ProposedFamily | null;
}

/** Why a link shows nothing of a proposal: it was not opened, or changed, or has ended; another contact counts; it is known no more. */
export type ClosedProposal = 'missing' | 'forged' | 'ended' | Extract<NurseryStanding, 'revoked' | 'gone'>;

/** How far a proposal is, as its nursery sees it; `waiting`: its answer is not in the CMS yet. */
export type ShownStanding = Extract<NurseryStanding, 'open' | 'accepted' | 'declined' | 'withdrawn'>;

/** An answer that is on its way to the CMS. */
export interface WaitingAnswer {
  answer: NurseryAnswer;
  visitOn: PlainDate | null;
}
