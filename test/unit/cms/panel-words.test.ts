import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const cms = path.join(import.meta.dirname, '../../../cms');
type Words = Record<string, string>;

/** The code of the CMS itself; imported by a name that types do not follow, since the CMS is a program of its own. */
const { frenchWords } = (await import(`${cms}/src/admin/words/french-words.ts`)) as { frenchWords: Words };

async function wordsOf(part: string, language: string): Promise<Words> {
  const file = (await import(`${cms}/node_modules/@strapi/${part}/dist/admin/translations/${language}.json.mjs`)) as { default: Words };
  return file.default;
}

/** What nobody meets who writes: settings, and what Strapi sells. */
const unseen: Record<string, RegExp> = {
  upload: /^(?:ai|settings)\.|[Mm]etadata(?:[A-Z]\w*|\.|$)|create-metadata|\.ai$/,
  'content-manager': /^history\.|[sS]etting/,
  i18n: /AI|[aA]i-?[lLtT]|^Settings\./,
};

test.for(Object.keys(unseen))('what Strapi has not translated of %s is in French', async (part) => {
  const [english, french] = [await wordsOf(part, 'en'), await wordsOf(part, 'fr')];
  const missing = Object.keys(english).filter((key) => !(key in french) && !unseen[part]?.test(key));
  expect(missing.filter((key) => !(`${part}.${key}` in frenchWords))).toEqual([]);
});

const { parse } = createRequire(`${cms}/package.json`)('@formatjs/icu-messageformat-parser') as { parse(text: string): Part[] };

/** A part of a message as the panel reads it: a text, something put in, a choice, a tag. */
interface Part {
  type: number;
  value: string;
  options?: Record<string, { value: Part[] }>;
  children?: Part[];
}

const [literal, pound] = [0, 7];

/** Names of what is put into a message; throws where the panel could not read it. */
function namesIn(parts: readonly Part[]): string[] {
  const names = parts.flatMap(({ type, value, options = {}, children = [] }) => [
    ...(type === literal || type === pound ? [] : [value]),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
    ...namesIn(children),
  ]);
  return [...new Set(names)].sort();
}

test('whatever is put into a text is put into the French one by the same names', async () => {
  for (const part of Object.keys(unseen)) {
    for (const [key, text] of Object.entries(await wordsOf(part, 'en'))) {
      const french = frenchWords[`${part}.${key}`];
      if (french === undefined) continue;
      const names = namesIn(parse(text));
      expect.soft([key, namesIn(parse(french)).filter((name) => !names.includes(name))]).toEqual([key, []]);
    }
  }
});
