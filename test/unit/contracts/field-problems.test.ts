import { expect, test } from 'vitest';
import type { FieldTexts } from '../../../client/features/forms/form-texts.ts';
import { fieldProblems } from '../../../client/features/forms/problems/field-problems.ts';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { accountForms } from '../../../domain/accounts/account-forms.ts';
import { accountRules } from '../../../domain/accounts/account-rules.ts';
import type { FieldErrorCode } from '../../../domain/forms/error-codes.ts';
import { readPhone } from '../../../domain/forms/fields/phone-number.ts';
import { checkForm } from '../../../domain/forms/form-rules.ts';
import type { FlatValues, FormShape } from '../../../domain/forms/form-values.ts';
import { formNames } from '../../../domain/forms/forms.ts';
import { locales } from '../../../domain/locale.ts';
import { workerForms } from '../../../worker/forms/forms.ts';

const context = { today: '2026-11-28', readPhone };
/** What no field that is looked at takes: nothing at all, too much, and nothing that is meant. */
const badTexts = ['', 'x'.repeat(12_000), '\u0001?://'];

/** Every field of a form by its flat name; of a list, those of its second part too. */
function fieldsOf({ fields, multiple = [], lists = {} }: FormShape): string[] {
  const ofLists = Object.entries(lists).flatMap(([list, part]) =>
    part.fields.flatMap((field) => [0, 1].map((index) => `${list}.${index}.${field}`)),
  );
  return [...fields, ...multiple, ...ofLists];
}

const allForms = [
  ...formNames.map((name) => ({ name, shape: workerForms[name].shape, texts: workerForms[name].texts, check: workerForms[name].check })),
  ...Object.values(accountForms).map(({ name }) => ({
    name,
    shape: accountRules[name].shape,
    texts: { fr: messagesOf('fr').account.forms[name], en: messagesOf('en').account.forms[name] },
    check: (flat: FlatValues) => checkForm<object>(accountRules[name], flat, context),
  })),
];

/** All that can be wrong with the fields of a form, for values that are wrong. */
function problemsOf({ shape, texts, check }: (typeof allForms)[number], locale: (typeof locales)[number]): [string, string, string][] {
  const words = messagesOf(locale).formErrors;
  const fieldTexts: FieldTexts = texts[locale];
  return badTexts.flatMap((text) => {
    const flat = Object.fromEntries(fieldsOf(shape).map((name) => [name, shape.multiple?.includes(name) ? [text] : text]));
    const errors = check(flat, context).errors ?? {};
    const problems = fieldProblems(errors, fieldTexts, words);
    return Object.entries(errors).map(([name, code]): [string, string, string] => [name, code, problems[name] ?? '']);
  });
}

const saysItself: readonly FieldErrorCode[] = [
  'required',
  'choice_invalid',
  'too_long',
  'name_invalid',
  'number_invalid',
  'date_invalid',
  'hour_invalid',
];

test.for(allForms.flatMap((form) => locales.map((locale) => [form.name, locale, form] as const)))(
  'what is wrong with a field of the form %s says in %s which field it is',
  ([, locale, form]) => {
    const namesByWords = new Map<string, string>();
    for (const [name, code, words] of problemsOf(form, locale)) {
      expect(words, `${name} ${code}`).not.toBe('');
      if (!saysItself.some((one) => one === code)) continue;
      // Another field of the form is not told of in the same words; the same field of another part of a list is.
      const field = name.replace(/\.\d+\./, '.');
      const key = `${code === 'required' || code === 'choice_invalid' || code === 'number_invalid' ? 'asked' : code} ${words}`;
      expect(namesByWords.get(key) ?? field, words).toBe(field);
      namesByWords.set(key, field);
      expect(words).not.toMatch(/^(?:Ce champ|This field)|undefined/);
    }
  },
);

test('a field of a form that has words of its own is asked for in them, and any other by its label', () => {
  const { formErrors } = messagesOf('fr');
  const texts = {
    labels: { role: 'Fonction', 'children.status': 'Naissance' },
    asks: { 'children.status': 'Indiquez si votre enfant est né.' },
  };
  expect(fieldProblems({ role: 'required', 'children.2.status': 'required', email: 'required' }, texts, formErrors)).toEqual({
    role: '«\u202fFonction\u202f» reste à indiquer.',
    'children.2.status': 'Indiquez si votre enfant est né.',
    email: 'Indiquez votre adresse e\u2011mail.',
  });
  expect(fieldProblems({ role: 'too_long', email: 'email_invalid' }, texts, formErrors)).toEqual({
    role: '«\u202fFonction\u202f» est trop long\u202f: raccourcissez ce texte.',
    email: formErrors.field.email_invalid,
  });
});
