import type { Mail } from '../mails/mail';
import type { TypeLayout } from '../panel/type-layout';
import type { Submission } from './submission';

/** Who of the team is written to. */
type Team = 'famille' | 'entreprise' | 'gestionnaire';

export interface MailAddresses {
  siteUrl: string;
  linkSecret: string;
  /** Of the CMS's admin panel. */
  adminUrl: string;
  team: Record<Team, string>;
}

/** What a team is told of a submission. */
export interface Notice {
  team: Team;
  title: string;
  /** What the team needs to decide who takes it; the rest is in the CMS. */
  facts: [label: string, value: unknown][];
}

/** What the CMS knows of one type of submission: `submission.ts` in the folder of its content type. */
export interface SubmissionModule {
  /** How the panel shows it. */
  layout: TypeLayout;
  /** The roles of the panel that answer it, and so may change its state. */
  treatedBy: readonly ('conseiller' | 'gestionnaire-annuaire')[];
  /** When nobody needs it any more, as its notice tells. */
  endOf(submission: Submission): Date;
  /** Whether nothing is left of it but an agreement; where nothing is said, the page it came from tells. */
  isReduced?(submission: Submission): boolean;
  /** The address of its sender, where that is not its field `email`. */
  emailOf?(submission: Submission): unknown;
  /** What its sender is told; without it, nothing. */
  acknowledgement?(submission: Submission, addresses: MailAddresses): Mail;
  /** What the team is told; without it, or where it is null, nothing. */
  notice?(submission: Submission, addresses: MailAddresses): Notice | null;
}

/** Says what the CMS knows of one type of submission. */
export function defineSubmission(module: SubmissionModule): SubmissionModule {
  return module;
}
