import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icon-paths.ts';
import { useMessages } from '../i18n/locale-context.tsx';
import { menuName } from './document-menus.ts';
import styles from './menu-list.module.css';
import type { Menu } from './shell-props.ts';

interface EntryProps {
  href: string;
  label: string;
  description?: string | null;
  pathname: string;
}

function Entry({ href, label, description = null, pathname }: EntryProps) {
  return (
    <li>
      <a className={styles.entry} href={href} aria-current={href === pathname ? 'page' : undefined}>
        <span className={styles.entryLabel}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </a>
    </li>
  );
}

function MenuItem({ menu, isHere, pathname }: { menu: Menu; isHere: boolean; pathname: string }) {
  const { shell } = useMessages();
  if (menu.items.length === 0) {
    return (
      <a className={styles.top} href={menu.href} aria-current={menu.href === pathname ? 'page' : undefined}>
        {menu.label}
      </a>
    );
  }
  const listsItself = menu.items.some((item) => item.href === menu.href);
  return (
    <details name={menuName}>
      <summary className={styles.top} data-here={isHere || undefined}>
        {menu.label}
        <Icon path={icons.chevron} size={18} className={styles.chevron} />
      </summary>
      <ul className={styles.panel}>
        {menu.items.map((item) => (
          <Entry key={item.href + item.label} {...item} pathname={pathname} />
        ))}
        {!listsItself && <Entry href={menu.href} label={shell.overview(menu.label)} pathname={pathname} />}
      </ul>
    </details>
  );
}

/** The menus: `<details>` that exclude each other; panels under the bar on wide screens, an accordion on narrow ones. */
export function MenuList({ menus, path }: { menus: Menu[]; path: string }) {
  const pathname = path.split('?')[0] ?? path;
  // A page may stand in several menus. Only the last says “here”: it holds what is for everybody.
  const here = menus.findLastIndex(({ href, items }) => href === pathname || items.some((item) => item.href === pathname));
  return (
    <ul className={styles.menus}>
      {menus.map((menu, index) => (
        <li key={menu.href + menu.label} className={styles.menu}>
          <MenuItem menu={menu} isHere={index === here} pathname={pathname} />
        </li>
      ))}
    </ul>
  );
}
