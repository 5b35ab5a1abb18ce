import * as v from 'valibot';
import type { FieldErrorCode } from '../forms/error-codes.ts';
import { box, email, type FormContext, optional, personName, phone } from '../forms/fields.ts';
import { defineRules, type FormRules } from '../forms/form-rules.ts';
import type { AccountFormName } from './account-forms.ts';
import { byteLength, checkPassword } from './check-password.ts';
import { longestPasswordBytes } from './password-rules.ts';

const say = (code: FieldErrorCode) => code;

/** Strapi keeps addresses in lower case, and so finds one however it was typed. */
const address = () =>
  v.pipe(
    email(),
    v.transform((text) => text.toLowerCase()),
  );

/** One that exists: whether it is right only the CMS knows, and one it could not have taken is not sent there. */
const password = () =>
  v.pipe(
    v.string(),
    v.nonEmpty(say('required')),
    v.check((text) => byteLength(text) <= longestPasswordBytes, say('password_too_long')),
  );

/** That of whoever is signed in; somebody a provider knows has none here, and the CMS asks for a new sign-in instead. */
const ownPassword = ({ account }: FormContext) => (account?.hasPassword === false ? v.string() : password());

const newPassword = ({ account }: FormContext) =>
  v.pipe(
    v.string(),
    v.nonEmpty(say('required')),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkPassword(dataset.value, { email: account?.email }) : null;
      if (problem) addIssue({ message: problem });
    }),
  );

/** Whatever a page of ours has written into the form. */
const written = () => v.string();

/** The rules of a form whose fields each stand for themselves. */
const rulesOf = <Entries extends v.ObjectEntries>(fields: (context: FormContext) => Entries) =>
  defineRules({ version: 1, fields, schema: (entries) => v.object(entries) });

const register = defineRules({
  version: 1,
  fields: (context: FormContext) => ({ email: address(), password: newPassword(context), retour: written() }),
  schema: (entries) =>
    v.pipe(
      v.object(entries),
      v.forward(
        v.partialCheck([['email'], ['password']], (typed) => checkPassword(typed.password, typed) === null, say('password_personal')),
        ['password'],
      ),
    ),
});

/** The rules of each form of accounts. Their values are never written down at the edge, so that their version stays what it is. */
export const accountRules = {
  'sign-in': rulesOf(() => ({ email: address(), password: password(), remember: box(), retour: written() })),
  register,
  'forgotten-password': rulesOf(() => ({ email: address() })),
  'new-password': rulesOf((context) => ({ password: newPassword(context) })),
  confirmation: rulesOf(() => ({ password: password() })),
  'send-confirmation': rulesOf(() => ({ email: address() })),
  'change-password': rulesOf((context) => ({ currentPassword: password(), password: newPassword(context) })),
  profile: rulesOf((context) => ({ firstName: optional(personName()), lastName: optional(personName()), phone: optional(phone(context)) })),
  nurseries: rulesOf(() => ({ remove: written() })),
  export: rulesOf((context) => ({ password: ownPassword(context) })),
  remove: rulesOf((context) => ({ password: ownPassword(context) })),
} satisfies Record<AccountFormName, FormRules>;

const secret = ['password', 'currentPassword'];

/** What was typed, as it may be shown again: never a password. */
export function shownValues<Value>(typed: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secret.includes(name)));
}
