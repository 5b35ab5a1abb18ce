import { readEmail } from '../../../domain/forms/fields/email.ts';
import { type PlainDate, readPlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { readReference } from '../../../domain/forms/fields/reference.ts';
import { createHostCookie } from '../../host-cookie.ts';
import { receiptSeconds } from '../limits.ts';

const cookie = createHostCookie('receipt');

/** What the screen after a submission knows of it. */
export interface SubmissionReceipt {
  reference: string;
  /** The day it was sent, in Paris. */
  sentOn: PlainDate;
  /** Where the mail goes; null where nobody is written to. */
  email: string | null;
}

/** The `Set-Cookie` value that tells the next screen of a submission: in an address it would be written into logs. */
export function createReceiptCookie({ reference, sentOn, email }: SubmissionReceipt): string {
  return cookie.set([reference, sentOn, email ?? ''].join(' '), receiptSeconds);
}

/** The submission that was just sent, or null. */
export function readReceiptCookie(header: string | undefined): SubmissionReceipt | null {
  const [first = '', day = '', address = ''] = (cookie.read(header) ?? '').split(' ');
  const reference = readReference(first);
  const sentOn = readPlainDate(day);
  return reference && sentOn ? { reference, sentOn, email: address ? readEmail(address) : null } : null;
}
