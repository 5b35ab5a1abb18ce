import { expect, test } from 'vitest';
import { readPhone } from '../forms/fields/phone-number.ts';
import type { FormContext } from '../forms/fields.ts';
import { checkForm, type FormCheck, type FormRules } from '../forms/form-rules.ts';
import { type FlatValues, readFlatValues } from '../forms/form-values.ts';
import type { AccountFormName } from './account-forms.ts';
import { accountRules, shownValues } from './account-rules.ts';

function check(name: AccountFormName, sent: FlatValues, account: FormContext['account'] = null): FormCheck<object> {
  const rules: FormRules = accountRules[name];
  return checkForm(rules, sent, { today: '2026-11-28', readPhone, account });
}

test('keeps the fields of a form, each once, and nothing else that was sent', () => {
  const sent: [string, string][] = [
    ['email', 'a@b.fr'],
    ['email', 'x@y.fr'],
    ['password', 'p'],
    ['populate', 'role'],
    ['where[id]', '1'],
    ['role', '1'],
    ['__proto__', 'x'],
    ['confirmed', 'true'],
  ];
  const { shape } = accountRules['sign-in'];
  expect(readFlatValues(shape, sent)).toEqual({ email: 'a@b.fr', password: 'p' });
  expect(shape.fields).toEqual(['email', 'password', 'remember', 'retour']);
});

test('an address is kept in lower case, a password to the letter', () => {
  expect(check('sign-in', { email: ' Marie@Exemple.FR ', password: '  p w ' }).values).toMatchObject({
    email: 'marie@exemple.fr',
    password: '  p w ',
  });
});

test('says of every field what is wrong with it', () => {
  expect(check('sign-in', {}).errors).toEqual({ email: 'required', password: 'required' });
  expect(check('sign-in', { email: 'marie@', password: 'x'.repeat(73) }).errors).toEqual({
    email: 'email_invalid',
    password: 'password_too_long',
  });
  expect(check('register', { email: 'marie@exemple.fr', password: 'marie@exemple.fr' }).errors).toEqual({ password: 'password_personal' });
  expect(check('change-password', { password: 'court' }).errors).toEqual({ currentPassword: 'required', password: 'password_too_short' });
  expect(check('profile', { firstName: 'x'.repeat(81), lastName: 'https://gain.example', phone: '12' }).errors).toEqual({
    firstName: 'too_long',
    lastName: 'name_invalid',
    phone: 'phone_invalid',
  });
});

test('an old password has no rules but the length that bcrypt reads', () => {
  expect(check('sign-in', { email: 'a@b.fr', password: 'abc' }).errors).toBe(null);
});

test('a new password may not be the address of who is signed in', () => {
  const sent = { currentPassword: 'x', password: 'marie@exemple.fr' };
  const account = { email: 'marie@exemple.fr', hasPassword: true };
  expect(check('change-password', sent, account).errors).toEqual({ password: 'password_personal' });
});

test('who signs in with a provider confirms by a new sign-in, and types no password', () => {
  const account = { email: 'marie@exemple.fr', hasPassword: false };
  expect(check('remove', { password: '' }, account)).toEqual({ values: { password: '' }, errors: null });
  expect(check('remove', { password: '' }, { ...account, hasPassword: true }).errors).toEqual({ password: 'required' });
});

test('a profile may be emptied', () => {
  expect(check('profile', { firstName: ' Zoé ', lastName: '', phone: '06 12 34 56 78' })).toEqual({
    values: { firstName: 'Zoé', lastName: null, phone: '+33612345678' },
    errors: null,
  });
});

test('no password is shown again', () => {
  expect(shownValues({ email: 'a@b.fr', password: 'p', currentPassword: 'c' })).toEqual({ email: 'a@b.fr' });
});

test('what cannot be seen in an address, a name or a number changes nothing', () => {
  expect(check('forgotten-password', { email: '\u200bmarie\u00ad@exemple.fr\u2060\u00a0' }).values).toEqual({ email: 'marie@exemple.fr' });
  expect(check('profile', { firstName: 'Zoe\u0301\u200d', lastName: '\u200b', phone: '\u202a0691 20 12 34\u202c' }).values).toEqual({
    firstName: 'Zoé',
    lastName: null,
    phone: '+590691201234',
  });
  expect(check('profile', { firstName: '', lastName: '', phone: '+590691201234' }).values).toMatchObject({ phone: '+590691201234' });
});
