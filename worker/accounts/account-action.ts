import type { AccountNotice } from '../../domain/accounts/account-forms.ts';
import { noticeParameter } from '../../domain/accounts/account-forms.ts';
import type { AccountDependencies } from '../dependencies.ts';
import type { Caller } from './cms/account-call.ts';
import type { AccountClient } from './cms/account-client.ts';
import type { AccountFailure } from './cms/account-errors.ts';
import type { MailLink } from './mail-link.ts';
import type { Session } from './session/session.ts';

/** What the action of a form is handed beside its values. */
export interface AccountRequest {
  session: Session;
  accounts: AccountClient;
  /** The reader as nobody, or with a token. */
  caller(token?: string | null): Caller;
  /** The code of the mail's link that the reader has opened, or null. */
  linkCode(link: MailLink): string | null;
  /** Forgets that code: it was used, or is none. */
  forgetLink(): void;
  /** For work whose length must tell nothing: answers at one moment, with the result or without. */
  evenly<Result>(work: Promise<Result>): Promise<Result | 'late'>;
  /** Lets work go on behind the response. */
  behind(work: Promise<unknown>): void;
  /** Waits for the work, and until that same moment. */
  noSooner<Result>(work: Promise<Result>): Promise<Result>;
  dependencies: AccountDependencies;
}

/** Where the reader goes next (a French path of ours), what went wrong, or a response of the action's own. */
export type AccountOutcome = { next: string } | AccountFailure | Response;

export const accountPath = '/compte';
export const signInPath = '/compte/connexion';
export const signOutPath = '/compte/deconnexion';

/** Leads to the sign-in, and from there back to a path. */
export function signInFirst(path: string): { next: string } {
  return { next: `${signInPath}?retour=${encodeURIComponent(path)}` };
}

/** A screen that says what has just happened. */
export function withNotice(path: string, notice: AccountNotice): { next: string } {
  return { next: `${path}?${noticeParameter}=${notice}` };
}
