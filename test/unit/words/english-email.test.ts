import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const english = ['client/i18n/en/**/*.ts', 'client/features/**/{en,*-en}.ts', 'cms/seed/**/*.en.{json,md}', 'cms/src/admin/**/en.ts'];
const french = ['client/i18n/fr/**/*.ts', 'client/features/**/{fr,*-fr}.ts'];
const both = ['client/features/**/*outcomes.ts', 'cms/src/api/contact-request/acknowledgement-texts.ts', 'cms/src/setup/account-mails.ts'];

/** Lines with a word, but for those of comments. */
function linesWith(word: RegExp, patterns: string[]): string[] {
  const files = globSync(patterns);
  expect(files.length).toBeGreaterThan(2);
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => word.test(line) && !/^\s*(?:\/\*|\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test('English texts say « email », which no line breaks', () => {
  expect(linesWith(/e(?:-|‑|\\u2011)mail/i, english)).toEqual([]);
  expect(linesWith(/\b(?:by|our|that|your|each|more|an|the) e(?:-|‑|\\u2011)mail/i, both)).toEqual([]);
});

test('French texts of the interface say « e-mail » with a hyphen that does not break', () => {
  expect(linesWith(/e-mail/i, french)).toEqual([]);
});
