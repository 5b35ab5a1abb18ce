import type { Mail } from '../mails/mail';
import { writeTeamNotice } from '../mails/team-notice';
import type { Submission } from './submission';
import type { MailAddresses } from './submission-module';
import { type SubmissionType, submissions } from './submissions';

export interface AddressedMail extends Mail {
  to: string;
  replyTo?: string;
}

/** A machine has filled the trap: it is recorded, and nobody is written to. */
const isTrapped = ({ suspicion }: Submission) => suspicion === 'trap';

function emailOf(type: SubmissionType, submission: Submission): string {
  const { emailOf: read } = submissions[type];
  return String((read ? read(submission) : submission.email) ?? '');
}

/** What the person is told; null where there is nothing to tell, or nobody who is known to have asked. */
export function acknowledgementOf(type: SubmissionType, submission: Submission, addresses: MailAddresses): AddressedMail | null {
  const { acknowledgement } = submissions[type];
  const to = emailOf(type, submission);
  return acknowledgement && !submission.suspicion && to ? { to, ...acknowledgement(submission, addresses) } : null;
}

/** What the team is told; null where it need not know, or has no address. */
export function noticeOf(type: SubmissionType, submission: Submission, addresses: MailAddresses): AddressedMail | null {
  const notice = isTrapped(submission) ? null : submissions[type].notice?.(submission, addresses);
  const to = notice && addresses.team[notice.team];
  if (!notice || !to) return null;
  const uid = `api::${type}.${type}`;
  const mail = writeTeamNotice({
    title: notice.title,
    facts: notice.facts,
    link: `${addresses.adminUrl}/content-manager/collection-types/${uid}/${submission.documentId}`,
    reference: String(submission.reference ?? ''),
    isSuspicious: Boolean(submission.suspicion),
  });
  return { to, replyTo: emailOf(type, submission) || undefined, ...mail };
}
