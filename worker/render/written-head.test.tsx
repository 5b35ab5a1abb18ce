import { expect, test } from 'vitest';
import { drawHead } from '../../client/head-elements.ts';
import type { Head } from '../../client/payload/payload.ts';
import { locales } from '../../domain/locale.ts';
import { encodeParts } from '../bytes.ts';
import { renderPart } from './document-stream.ts';
import { FixedHead } from './fixed-head.tsx';
import { writeHead } from './written-head.tsx';

const head: Head = {
  title: `« L’été » & "co" <b>d'ici</b>`,
  description: '1 > 0, 𝄞 &amp;',
  canonical: 'https://site.example/a?b=1&c=\'2"',
  alternates: [
    { language: 'fr', href: 'https://site.example/a' },
    { language: 'x-default', href: 'https://site.example/a' },
  ],
  picture: { address: 'https://site.example/og/a.png', alternativeText: '"' },
  kind: 'article',
};

test.for(locales.flatMap((locale) => [head, { ...head, robots: 'noindex, follow', alternates: [] }].map((one) => [locale, one] as const)))(
  'the head of a page in %s is what React draws, with one element for all',
  async ([contentLocale, one]) => {
    const { element, mark, parts } = await writeHead({ head: one, contentLocale });
    const drawn = await renderPart(
      <>
        {drawHead(one)}
        <FixedHead contentLocale={contentLocale} />
      </>,
    );
    expect(drawn).toContain(contentLocale === 'fr' ? 'content="fr_FR"' : 'content="en_GB"');
    expect((await renderPart(element)).replace(mark, () => new TextDecoder().decode(encodeParts(parts)))).toBe(drawn);
  },
);
