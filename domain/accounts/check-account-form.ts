import { cleanLine } from '../forms/fields/clean-text.ts';
import { readEmail } from '../forms/fields/email.ts';
import { longest } from '../forms/fields.ts';
import type { AccountFieldError, AccountFieldName, AccountForm, AccountReply, AccountValues } from './account-forms.ts';
import { accountFields } from './account-forms.ts';
import { byteLength, checkPassword } from './check-password.ts';
import { longestPasswordBytes } from './password-rules.ts';

/** What the rules ask of their surroundings. */
export interface AccountFormContext {
  /** From `domain/forms/fields/phone-number.ts`, which is large. */
  readPhone(text: string): string | null;
  /** The address of whoever is signed in, where the form does not ask for it. */
  email?: string | undefined;
}

type Errors = AccountReply['errors'];
/** Reads one field: its value, or what is wrong with it. */
type Reader = (text: string, context: AccountFormContext, all: AccountValues) => { value: string } | { error: AccountFieldError };

const wrong = (error: AccountFieldError) => ({ error });
const right = (value: string) => ({ value });

/** Strapi keeps addresses in lower case, and so finds one however it was typed. */
const email: Reader = (text) => {
  if (!cleanLine(text)) return wrong('required');
  const address = readEmail(text);
  return address ? right(address.toLowerCase()) : wrong('email_invalid');
};

/** One that exists: whether it is right only the CMS knows, and one it could not have taken is not sent there. */
const password: Reader = (text) => {
  if (!text) return wrong('required');
  return byteLength(text) > longestPasswordBytes ? wrong('password_too_long') : right(text);
};

const newPassword: Reader = (text, context, all) => {
  if (!text) return wrong('required');
  const problem = checkPassword(text, { email: all.email ?? context.email });
  return problem ? wrong(problem) : right(text);
};

const name: Reader = (text) => {
  const line = cleanLine(text);
  if (line.length > longest.name) return wrong('too_long');
  return line === '' || (/\p{L}/u.test(line) && !/:\/\/|www\./i.test(line)) ? right(line) : wrong('name_invalid');
};

const phone: Reader = (text, { readPhone }) => {
  const line = cleanLine(text);
  if (line === '') return right('');
  const number = readPhone(line);
  return number ? right(number) : wrong('phone_invalid');
};

const anything: Reader = (text) => right(text);

const readers: { [Form in AccountForm]: Record<AccountFieldName<Form>, Reader> } = {
  'sign-in': { email, password, remember: anything, retour: anything },
  register: { email, password: newPassword, retour: anything },
  'forgotten-password': { email },
  'new-password': { password: newPassword },
  confirmation: { password },
  'send-confirmation': { email },
  'change-password': { currentPassword: password, password: newPassword },
  profile: { firstName: name, lastName: name, phone },
  nurseries: { remove: anything },
  export: { password },
  remove: { password },
};

/** The fields of a form among whatever was sent: each once, as text, all others dropped. */
export function readAccountFields(form: AccountForm, sent: { get(name: string): string | null }): AccountValues {
  return Object.fromEntries(accountFields[form].map((field) => [field, sent.get(field) ?? '']));
}

/** Checks the fields of a form: their values, or what is wrong with each. */
export function checkAccountForm(
  form: AccountForm,
  sent: AccountValues,
  context: AccountFormContext,
): { values: AccountValues; errors: Errors | null } {
  const values: AccountValues = {};
  const errors: Errors = {};
  for (const [field, read] of Object.entries(readers[form]) as [AccountFieldName, Reader][]) {
    const result = read(sent[field] ?? '', context, sent);
    if ('error' in result) errors[field] = result.error;
    else values[field] = result.value;
  }
  return { values, errors: Object.keys(errors).length ? errors : null };
}

/** What was typed, as it may be shown again: never a password. */
export function shownValues({ password: _password, currentPassword: _current, ...shown }: AccountValues): AccountValues {
  return shown;
}
