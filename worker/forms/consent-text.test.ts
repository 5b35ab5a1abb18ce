import { expect, test } from 'vitest';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { formNames } from '../../domain/forms/form-names.ts';
import { locales } from '../../domain/locale.ts';
import { consentTextOf } from './consent-text.ts';

test('says the notice and the boxes that were shown, in the language of the page', () => {
  for (const locale of locales) {
    const { notice, marketingEmail, marketingPhone, publishName, contactEmployer } = messagesOf(locale).formNotices;
    for (const form of formNames) {
      const lines = consentTextOf(form, locale).split('\n');
      expect(lines).toContain(notice[form]);
      expect(lines).toContain(marketingEmail);
      expect(lines.includes(marketingPhone)).toBe(['contact', 'partner', 'pre-registration'].includes(form));
      expect(lines.includes(publishName)).toBe(form === 'manifesto');
      expect(lines.includes(contactEmployer)).toBe(form === 'pre-registration');
    }
  }
});
