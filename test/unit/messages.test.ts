/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { en } from '../../client/i18n/en.ts';
import { fr } from '../../client/i18n/fr.ts';
import { pageNames } from '../../routes.ts';
import { filterTexts } from '../../worker/search/finder/filters/filters.ts';

type Texts = [path: string, text: string][];

type Message = (...parameters: (number | string)[]) => string;

/** A message with parameters, called with a number that stands for all of them; one that takes words is called with a text. */
function filledIn(message: Message): string {
  try {
    return String(message(2, 2, 2, 2));
  } catch {
    return message('2', '2');
  }
}

/** Every text of a table. */
function textsOf(messages: object, path = ''): Texts {
  return Object.entries(messages).flatMap(([key, value]): Texts => {
    const here = `${path}.${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, filledIn(value)]];
    return textsOf(value, here);
  });
}

const formTexts = import.meta.glob<{ texts: object }>('../../client/features/forms/**/{fr,en}.ts', { eager: true });
const outcomeTexts = import.meta.glob<{ outcomes: Record<'fr' | 'en', object> }>('../../client/features/forms/**/*outcomes.ts', {
  eager: true,
});
const ofForms = (locale: 'fr' | 'en') => ({
  ...Object.fromEntries(
    Object.entries(formTexts).flatMap(([file, { texts }]) =>
      file.endsWith(`/${locale}.ts`) ? [[file.replace(/\w+\.ts$/, ''), texts]] : [],
    ),
  ),
  ...Object.fromEntries(Object.entries(outcomeTexts).map(([file, { outcomes }]) => [file, outcomes[locale]])),
});
const ofPages = (locale: 'fr' | 'en') => Object.fromEntries(Object.entries(pageNames).map(([page, name]) => [page, name[locale]]));
const messages = {
  fr: { ...fr, ofForms: ofForms('fr'), ofPages: ofPages('fr'), ofFilters: filterTexts.fr },
  en: { ...en, ofForms: ofForms('en'), ofPages: ofPages('en'), ofFilters: filterTexts.en },
};

test('both languages hold the same messages, and none is empty', () => {
  expect(Object.keys(messages.fr.ofForms).length).toBeGreaterThan(0);
  expect(textsOf(messages.en).map(([path]) => path)).toEqual(textsOf(messages.fr).map(([path]) => path));
  for (const [path, text] of [...textsOf(messages.fr), ...textsOf(messages.en)]) expect(text.trim(), path).not.toBe('');
});

/** What the specification dictates, straight apostrophes included. */
const toTheLetter =
  /(?:^|\/)\.(?:specification|nurseryTypes|nurseryFacts\.items\.labels)\.|white-paper\/outcomes\.ts\.(?:missing_id|contact_error)\./;

test('French messages keep the rules of French typography', () => {
  for (const [path, text] of textsOf(messages.fr).filter(([path]) => !toTheLetter.test(path))) {
    expect(text, path).not.toMatch(/['"]|\.\.\./);
    expect(text, path).not.toMatch(/[^\u202f\u00a0][;:!?](?:\s|$)/u);
    expect(text, path).not.toMatch(/«[^\u202f\u00a0]|[^\u202f\u00a0]»/u);
  }
});
