import type { FieldErrorCode } from '../forms/error-codes.ts';
import type { PasswordProblem } from './check-password.ts';

/** The forms of an account, by the action they ask for; the value names the fields they send, everything else is dropped. */
export const accountFields = {
  'sign-in': ['email', 'password', 'remember', 'retour'],
  register: ['email', 'password', 'retour'],
  'forgotten-password': ['email'],
  'new-password': ['password'],
  confirmation: ['password'],
  'send-confirmation': ['email'],
  'change-password': ['currentPassword', 'password'],
  profile: ['firstName', 'lastName', 'phone'],
  nurseries: ['remove'],
  export: ['password'],
  remove: ['password'],
} as const satisfies Record<string, readonly string[]>;

export type AccountForm = keyof typeof accountFields;
export type AccountFieldName<Form extends AccountForm = AccountForm> = (typeof accountFields)[Form][number];
export type AccountValues = Partial<Record<AccountFieldName, string>>;

/** What can be wrong with a field. */
export type AccountFieldError =
  | Extract<FieldErrorCode, 'required' | 'too_long' | 'email_invalid' | 'name_invalid' | 'phone_invalid'>
  | PasswordProblem
  | OwnFieldError;
/** `password_wrong` is said only of the password of somebody who is signed in, or who has a code by mail. */
type OwnFieldError = 'password_wrong' | 'password_same';

/** What can be wrong with a request as a whole; none of them tells whether an address has an account. */
const accountErrors = [
  'invalid',
  'credentials',
  'unconfirmed',
  'blocked',
  'link_invalid',
  'not_created',
  'sign_in_again',
  'provider_failed',
  'address_taken',
  'too_many_requests',
  'unavailable',
] as const;
export type AccountError = (typeof accountErrors)[number];

/** What a screen is handed when its form comes back: what was typed, without passwords, and what is wrong with it. */
export interface AccountReply {
  form: AccountForm;
  values: AccountValues;
  errors: Partial<Record<AccountFieldName, AccountFieldError>>;
  error: AccountError | null;
}

/** What has just happened, in the query of the next screen: `?avis=deconnecte`. */
const accountNotices = [
  'deconnecte',
  'lien-envoye',
  'inscription-envoyee',
  'confirmation-envoyee',
  'adresse-confirmee',
  'mot-de-passe-change',
  'profil-enregistre',
  'compte-supprime',
  'connexion-refusee',
  'adresse-deja-utilisee',
] as const;
export type AccountNotice = (typeof accountNotices)[number];
/** The name of the parameter. */
export const noticeParameter = 'avis';

/** The notice a query holds, or null. */
export function readNotice(query: { get(name: string): string | null }): AccountNotice | null {
  return accountNotices.find((notice) => notice === query.get(noticeParameter)) ?? null;
}
