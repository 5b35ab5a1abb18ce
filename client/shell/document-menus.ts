import type { Menu } from './shell-props.ts';

/** A menu as the payload in a document has it: how many links its list begins with, which stand in the document. */
export interface ListedMenu extends Omit<Menu, 'items'> {
  items: number;
}

export const menuName = 'site-menu';

/** Menus without the links that the document shows. */
export const listMenus = (menus: Menu[]): ListedMenu[] => menus.map(({ items, ...menu }) => ({ ...menu, items: items.length }));

/** Menus with their links, as a page shows them. */
export function readMenus(menus: ListedMenu[], page: ParentNode): Menu[] {
  const lists = page.querySelectorAll(`[name=${menuName}]`).values();
  return menus.map((menu) => ({ ...menu, items: menu.items ? readLinks(lists.next().value).slice(0, menu.items) : [] }));
}

function readLinks(list?: Element): Menu['items'] {
  return Array.from(list?.querySelectorAll('a') ?? [], (link) => {
    const [label, description] = Array.from(link.children, ({ textContent }) => textContent);
    return { label: label ?? '', href: link.getAttribute('href') ?? '', description: description ?? null };
  });
}
