import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesOf } from '../i18n/all-messages.ts';
import { LocaleProvider } from '../i18n/locale-context.tsx';
import { listMenus, readMenus } from './document-menus.ts';
import { MenuList } from './menu-list.tsx';
import type { Menu } from './shell-props.ts';

const link = (label: string, href: string, description: string | null = null) => ({ label, href, description });
const menus: Menu[] = [
  // Its own page is listed last, though it is none of its items.
  { label: 'Familles', href: '/familles', items: [link('« Tarifs » & aides', '/tarifs?a=1&b=2', 'PSU, <PAJE>'), link('FAQ', '/faq')] },
  { label: 'Chercher', href: '/trouver-une-creche', items: [] },
  { label: 'Ressources', href: '/lexique', items: [link('Lexique', '/lexique')] },
];

test.for(['/', '/tarifs', '/lexique'])('menus are read from a page as they were drawn: %s', (path) => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="fr" messages={messagesOf('fr')}>
      <MenuList menus={menus} path={path} />
    </LocaleProvider>,
  );
  const listed = listMenus(menus);
  expect(JSON.stringify(listed)).not.toContain('Tarifs');
  expect(readMenus(listed, parse(html) as unknown as ParentNode)).toEqual(menus);
});

test('menus of a page that lost its header have no links', () => {
  expect(readMenus(listMenus(menus), parse('<main></main>') as unknown as ParentNode)).toEqual(
    menus.map((menu) => ({ ...menu, items: [] })),
  );
});
