import { expect, test } from 'vitest';
import { chosenLanguage } from '../shell/language-banner.tsx';
import { languageCookie } from './remember-language.ts';

test('the choice is kept for 365 days, for the whole site, not across sites', () => {
  expect(languageCookie('en')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

test('an unknown or missing choice is none', () => {
  expect(chosenLanguage('a=b; locale=en; c=d')).toBe('en');
  for (const cookies of ['', 'locale=xx', 'mylocale=en', 'locale=']) expect(chosenLanguage(cookies)).toBeNull();
});
