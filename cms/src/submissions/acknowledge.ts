import { type AcknowledgementTexts, writeAcknowledgement } from '../mails/acknowledgement';
import type { Mail } from '../mails/mail';
import { familyLink } from '../placement/family/family-link';
import { languageOf, type Submission } from './submission';
import type { MailAddresses } from './submission-module';

/** Tells the sender of a submission in their language that it has arrived, and where they can follow it, if they can. */
export function acknowledge(
  submission: Submission,
  { texts, followedAt }: { texts: AcknowledgementTexts; followedAt: MailAddresses | null },
): Mail {
  const language = languageOf(submission);
  const reference = String(submission.reference ?? '');
  const followUpLink = followedAt && familyLink({ reference, language }, followedAt);
  return writeAcknowledgement({ texts, reference, language, followUpLink });
}
