import { digest } from '../forms/content-key.ts';
import type { Logger } from '../observe/logger.ts';

/** Mails that the site sends to one address in a day, for each purpose; more of them were not wanted by whoever reads them. */
export const mostMailsADay = 10;
const dayMilliseconds = 86_400_000;

/**
 * What a mail is for. Each is counted apart, so that nobody can use up the mail by which an owner gets a new password: those that
 * were sent each hold a code that works.
 */
export type MailPurpose = 'request' | 'account' | 'new-password';

export interface MailAllowance {
  /** Counts a mail that is about to be sent; false where there were too many. A database that fails stops nobody. */
  take(purpose: MailPurpose, address: string): Promise<boolean>;
  /** Forgets the days before yesterday. */
  erase(now: number): Promise<void>;
}

interface MailAllowanceOptions {
  database: D1Database;
  /** So that the digests tell nothing to who guesses addresses. */
  secret: string;
  clock: () => number;
  logger: Logger;
}

/** Counts mails by address across all forms, in the edge database. */
export function createMailAllowance({ database, secret, clock, logger }: MailAllowanceOptions): MailAllowance {
  return {
    async take(purpose, address) {
      const sql = `INSERT INTO mail_allowances (recipient, day, mails) VALUES (?1, ?2, 1)
        ON CONFLICT DO UPDATE SET mails = mails + 1 RETURNING mails`;
      try {
        const recipient = await digest(`${secret}\n${purpose}\n${mailboxOf(address)}`);
        const row = await database
          .prepare(sql)
          .bind(recipient, Math.floor(clock() / dayMilliseconds))
          .first<{ mails: number }>();
        return (row?.mails ?? 0) <= mostMailsADay;
      } catch (error) {
        logger.error('mail-allowance-failed', error);
        return true;
      }
    },
    async erase(now) {
      await database
        .prepare('DELETE FROM mail_allowances WHERE day < ?1')
        .bind(Math.floor(now / dayMilliseconds) - 1)
        .run();
    },
  };
}

/** The mailbox behind an address: what follows a plus leads to the same one. */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
