import { expect, test } from 'vitest';
import { noticeParts } from '../../client/features/forms/notice-of.ts';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { locales } from '../../domain/locale.ts';
import { consentTextOf } from './consent-text.ts';
import { workerForms } from './forms.ts';

test('says the notice and the boxes that were shown, in the language of the page', () => {
  for (const locale of locales) {
    const { rights, marketingEmail, marketingPhone } = messagesOf(locale).forms;
    for (const form of Object.values(workerForms)) {
      const [notice = '', ...boxes] = consentTextOf(form, locale).split('\n');
      expect(notice.startsWith(form.texts[locale].notice)).toBe(true);
      expect(notice.endsWith(rights)).toBe(true);
      expect(boxes.includes(marketingEmail)).toBe(!form.form.withoutMarketing);
      expect(boxes.includes(marketingPhone)).toBe(form.form.asksForPhone);
    }
    const { manifesto, 'pre-registration': preRegistration } = workerForms;
    expect(consentTextOf(manifesto, locale)).toContain(manifesto.texts[locale].boxes?.publishName);
    expect(consentTextOf(preRegistration, locale)).toContain(preRegistration.texts[locale].boxes?.contactEmployer);
  }
});

test('a notice begins with one sentence that says who uses what is sent, what for and on what ground', () => {
  for (const locale of locales) {
    for (const form of Object.values(workerForms)) {
      const [notice = ''] = consentTextOf(form, locale).split('\n');
      const [purpose, rest] = noticeParts(notice);
      expect(purpose).toMatch(/^Crèche Sereine .*(\(.+\)|avec votre accord|with your consent)\.$/);
      expect(purpose.length, form.form.name).toBeLessThanOrEqual(170);
      // Who receives it, for how long and the rights are the rest, of which nothing is lost.
      expect(rest).toContain(messagesOf(locale).forms.rights);
      expect(`${purpose} ${rest}`).toBe(notice);
    }
  }
});

test('asks for agreement to calls where a telephone number is asked for, and nowhere else', () => {
  for (const { form, shape } of Object.values(workerForms)) {
    const names = [...shape.fields, ...Object.values(shape.lists ?? {}).flatMap(({ fields }) => fields)];
    expect(names.includes('phone'), form.name).toBe(form.asksForPhone);
  }
});
