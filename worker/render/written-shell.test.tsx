import { expect, test } from 'vitest';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { LocaleProvider } from '../../client/i18n/locale-context.tsx';
import type { Head } from '../../client/payload/payload.ts';
import { Footer } from '../../client/shell/footer.tsx';
import { Header } from '../../client/shell/header.tsx';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import type { Locale } from '../../domain/locale.ts';
import { testConfig } from '../../test/app/test-app.ts';
import { encodeParts } from '../bytes.ts';
import { emptyShell } from '../content/shell.ts';
import { publicConfigOf } from '../env.ts';
import { sectionsOf } from '../pages/sections.ts';
import { renderPart, type WrittenParts } from './document-stream.ts';
import { writeShell } from './written-shell.tsx';

const shell = (locale: Locale): ShellProps => ({
  ...emptyShell,
  menus: [
    { label: 'Familles & crèches', href: '/blog-famille', items: [{ label: 'Le coût', href: '/cout-place-en-creche', description: null }] },
  ],
  columns: [{ title: 'Aide', links: [{ label: 'Contact', href: '/contact' }] }],
  legal: [{ label: 'Mentions', href: '/mentions-legales' }],
  sections: sectionsOf(locale),
  tagline: 'Une place, un enfant',
});
const head: Head = {
  title: 'Titre',
  description: 'Description',
  canonical: 'https://site.example/a',
  alternates: [],
  picture: { address: 'https://site.example/og/a.png', alternativeText: 'Titre' },
  kind: 'website',
};
const config = publicConfigOf(testConfig, 'build');

async function drawn(kept: ShellProps, locale: Locale, path: string) {
  const inLocale = (part: React.ReactNode) => (
    <LocaleProvider locale={locale} messages={messagesOf(locale)}>
      {part}
    </LocaleProvider>
  );
  return {
    header: await renderPart(inLocale(<Header menus={kept.menus} sections={kept.sections} path={path} />)),
    footer: await renderPart(inLocale(<Footer shell={kept} path={path} asksConsent={false} />)),
  };
}

/** As it stands in a document, what was written of it in the place of its mark. */
async function inDocument(part: React.ReactNode, written: WrittenParts): Promise<string> {
  const marks = [...written].map(([mark, parts]) => [mark, new TextDecoder().decode(encodeParts(parts))] as const);
  return marks.reduce((html, [mark, text]) => html.replace(mark, () => text), await renderPart(part));
}

test.for([
  ['fr', '/blog-famille/un-article'],
  ['fr', '/blog-famille/un-autre-article'],
  ['fr', '/blog-entreprise/un-article'],
  ['fr', '/devenir-partenaire'],
  ['en', '/en/blog-famille/un-article'],
  ['fr', '/creches-par-ville/ile-de-france/paris/paris?page=2'],
  ['fr', '/trouver-une-creche/recherche?lieu=paris&rayon=5'],
  ['fr', '/recherche'],
  ['en', '/en/compte'],
  ['fr', '/'],
  ['en', '/en'],
  ['fr', '/contact'],
  ['fr', '/cout-place-en-creche'],
  ['fr', '/gestion-des-cookies'],
] as const)('header and footer of %s %s are what React draws, once and again', async ([locale, path]) => {
  const kept = shell(locale);
  // Of another page first, so that what was written of it is there.
  await writeShell({ shell: kept, locale, contentLocale: locale, path: locale === 'fr' ? '/equipe' : '/en/equipe', head, config });
  const expected = await drawn(kept, locale, path);
  for (const _ of [1, 2]) {
    const { header, footer, written } = await writeShell({ shell: kept, locale, contentLocale: locale, path, head, config });
    expect(await inDocument(footer, written)).toBe(expected.footer);
    if (header !== undefined) expect(await inDocument(header, written)).toBe(expected.header);
  }
});

test('a header is written for plain pages, and left to React where it tells of its page', async () => {
  const kept = shell('fr');
  const isWritten = async (path: string) =>
    (await writeShell({ shell: kept, locale: 'fr', contentLocale: 'fr', path, head, config })).header !== undefined;
  expect(await Promise.all(['/blog-famille/un-article', '/equipe?page=2'].map(isWritten))).toEqual([true, true]);
  expect(await Promise.all(['/', '/recherche', '/compte/donnees', '/contact', '/blog-famille', '/a?b=1&c=2'].map(isWritten))).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

test('an answer of the CMS that is replaced is written anew', async () => {
  const path = '/blog-famille/un-article';
  const before = await writeShell({ shell: shell('fr'), locale: 'fr', contentLocale: 'fr', path, head, config });
  const changed = { ...shell('fr'), tagline: 'Autre chose', socialLinks: [], menus: [{ label: 'Neuf', href: '/neuf', items: [] }] };
  const after = await writeShell({ shell: changed, locale: 'fr', contentLocale: 'fr', path, head, config });
  expect(await inDocument(before.header, before.written)).toContain('Familles &amp; crèches');
  expect(await inDocument(after.header, after.written)).toContain('Neuf');
  expect(await inDocument(after.footer, after.written)).toContain('Autre chose');
});
