import type { AccountError } from '../../../domain/accounts/account-forms.ts';
import type { FieldErrorCode, FieldErrors } from '../../../domain/forms/error-codes.ts';
import { StrapiError } from '../../content/strapi/strapi-call.ts';
import { limitSeconds } from '../limits.ts';

/** What a screen is told of a call that failed. */
export interface AccountFailure {
  error: AccountError;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
}

type AccountProblem = AccountError | { field: 'currentPassword' | 'password'; error: FieldErrorCode };

/** What users-permissions and our own routes say, word for word. */
const messages: Record<string, AccountProblem> = {
  'Invalid identifier or password': 'credentials',
  'Your account email is not confirmed': 'unconfirmed',
  'Your account has been blocked by an administrator': 'blocked',
  'Incorrect code provided': 'link_invalid',
  'Invalid token': 'link_invalid',
  'Email or Username are already taken': 'not_created',
  'Register action is currently disabled': 'not_created',
  'Sign in again first': 'sign_in_again',
  'Email is already taken.': 'address_taken',
  'Email not verified by the provider': 'provider_failed',
  'The provided current password is invalid': { field: 'currentPassword', error: 'password_wrong' },
  'Your new password must be different than your current password': { field: 'password', error: 'password_same' },
  'Password must be less than 73 bytes': { field: 'password', error: 'password_too_long' },
};

/** Translates a failed call; what cannot be explained is `invalid` where the CMS refused, `unavailable` where it failed. */
export function toAccountFailure(error: unknown): AccountFailure {
  if (!(error instanceof StrapiError)) return { error: 'unavailable' };
  const { status, message } = error.body;
  if (status === 429) return { error: 'too_many_requests', retryAfterSeconds: error.retryAfterSeconds ?? limitSeconds };
  // The session has ended meanwhile.
  if (status === 401 || message === 'Forbidden') return { error: 'sign_in_again' };
  if (status >= 500) return { error: 'unavailable', ...(error.retryAfterSeconds && { retryAfterSeconds: error.retryAfterSeconds }) };
  // The rules are the CMS's; ours, which are told beforehand, should have found it.
  if (/^password must be at least/.test(message)) return { error: 'invalid', errors: { password: 'password_too_short' } };
  const code = Object.hasOwn(messages, message) ? messages[message] : undefined;
  if (!code) return { error: 'invalid' };
  return typeof code === 'string' ? { error: code } : { error: 'invalid', errors: { [code.field]: code.error } };
}
