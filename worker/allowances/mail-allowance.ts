import { digest } from '../digest.ts';
import type { DailyAllowance } from './daily-allowance.ts';

/** Mails that the site sends to one address in a day, for each purpose; more of them were not wanted by whoever reads them. */
const mostMailsADay = 10;

/**
 * What a mail is for. Each is counted apart, so that nobody can use up the mail by which an owner gets a new password: those that
 * were sent each hold a code that works.
 */
type MailPurpose = 'request' | 'account' | 'new-password';

export interface MailAllowance {
  /** Counts a mail that is about to be sent; false where there were too many. */
  take(purpose: MailPurpose, address: string): Promise<boolean>;
}

/** Counts mails by address across all forms. The secret is there so that the digests tell nothing to who guesses addresses. */
export function createMailAllowance(allowance: DailyAllowance, secret: string): MailAllowance {
  return {
    take: async (purpose, address) => allowance.take(`mail:${await digest(`${secret}\n${purpose}\n${mailboxOf(address)}`)}`, mostMailsADay),
  };
}

/** The mailbox behind an address: what follows a plus leads to the same one. */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
