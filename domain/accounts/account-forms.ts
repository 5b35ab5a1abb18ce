import type { FixedPath } from '../addresses/fixed-path.ts';
import { type AnyForm, defineForm } from '../forms/define-form.ts';
import type { FieldErrors, FormErrorCode } from '../forms/error-codes.ts';
import type { FlatValues } from '../forms/form-values.ts';

/** A form of an account: it is sent to the page it stands on, and nothing of it is written down at the edge. */
export interface AccountForm<Name extends string = string> extends AnyForm<Name> {
  page: FixedPath;
  /** Only somebody who is signed in may send it. */
  isOwn: boolean;
}

/** Every form stands under its own name. */
const accountFormTable = <Table extends { [Name in keyof Table]: AccountForm<Name & string> }>(table: Table): Table => table;

/** The forms of accounts; where a page has several, `form` says which was sent, and the first counts where nothing does. */
export const accountForms = accountFormTable({
  'sign-in': defineForm({ name: 'sign-in', page: '/compte/connexion', isOwn: false }),
  register: defineForm({ name: 'register', page: '/compte/inscription', isOwn: false }),
  'forgotten-password': defineForm({ name: 'forgotten-password', page: '/compte/mot-de-passe-oublie', isOwn: false }),
  'new-password': defineForm({ name: 'new-password', page: '/compte/nouveau-mot-de-passe', isOwn: false }),
  confirmation: defineForm({ name: 'confirmation', page: '/compte/confirmation', isOwn: false }),
  'send-confirmation': defineForm({ name: 'send-confirmation', page: '/compte/confirmation', isOwn: false }),
  'change-password': defineForm({ name: 'change-password', page: '/compte/mot-de-passe', isOwn: true }),
  profile: defineForm({ name: 'profile', page: '/compte', isOwn: true }),
  nurseries: defineForm({ name: 'nurseries', page: '/compte', isOwn: true }),
  export: defineForm({ name: 'export', page: '/compte/mes-donnees', isOwn: true }),
  remove: defineForm({ name: 'remove', page: '/compte/mes-donnees', isOwn: true }),
});

export type AccountFormName = keyof typeof accountForms;
const allAccountForms: readonly AccountForm<AccountFormName>[] = Object.values(accountForms);

/** The forms of a page, by its French path, in the order of the table. */
export function accountFormsOf(page: string): readonly AccountForm<AccountFormName>[] {
  return allAccountForms.filter((form) => form.page === page);
}

/** What can be wrong with a form of an account as a whole; none of it tells whether an address has an account. */
export type AccountError = Extract<FormErrorCode, 'invalid' | 'too_many_requests' | 'unavailable'> | OwnError;
type OwnError =
  | 'credentials'
  | 'unconfirmed'
  | 'blocked'
  | 'link_invalid'
  | 'not_created'
  | 'sign_in_again'
  | 'provider_failed'
  | 'address_taken';

/** What a screen is handed when its form comes back: what was typed, without passwords, and what is wrong with it. */
export interface AccountReply {
  form: AccountFormName;
  values: FlatValues;
  errors: FieldErrors;
  error: AccountError;
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
