import { useRef } from 'react';
import { fixedPath } from '../../domain/addresses/fixed-path.ts';
import { brandName } from '../../domain/brand.ts';
import { ButtonLink } from '../components/actions/button-link.tsx';
import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icon-paths.ts';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuList } from './menu-list.tsx';
import sheet from './menu-sheet.module.css';
import type { ShellProps } from './shell-props.ts';
import { useMenuClosing } from './use-menu-closing.ts';

const menuId = 'menu';

/**
 * One navigation for all screens: on narrow ones it is a native popover behind the menu button, on wide ones CSS lays
 * it out in the bar whether it is open or not. So it needs no JavaScript and stands in the document once.
 */
export function Header({ menus, sections, path }: Pick<ShellProps, 'menus' | 'sections'> & { path: string }) {
  const locale = useLocale();
  const { shell } = useMessages();
  const navigation = useRef<HTMLElement>(null);
  useMenuClosing(navigation, path);
  const section = sections.find(({ pattern }) => new RegExp(pattern).test(path));
  const search = fixedPath('/recherche', locale);
  const account = fixedPath('/compte', locale);
  const saved = fixedPath('/mes-creches', locale);
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <a className={styles.brand} href={fixedPath('/', locale)} aria-label={shell.homeLink(brandName)}>
          <Logo className={styles.name} />
        </a>
        {section && (
          <ButtonLink compact className={styles.early} href={section.href}>
            {section.label}
          </ButtonLink>
        )}
        <a className={styles.shortcut} href={search} aria-label={shell.search}>
          <Icon path={icons.search} />
        </a>
        {savedLink(styles.shortcut, saved, shell.saved)}
        <button type="button" className={styles.toggle} popoverTarget={menuId}>
          <Icon path={icons.menu} />
          <span className={styles.word}>{shell.menu}</span>
        </button>
        <nav ref={navigation} id={menuId} popover="auto" className={sheet.navigation} aria-label={shell.mainNavigation}>
          <div className={sheet.sheetHead}>
            <Logo />
            <button type="button" className={sheet.close} popoverTarget={menuId} popoverTargetAction="hide" aria-label={shell.closeMenu}>
              <Icon path={icons.close} />
            </button>
          </div>
          <MenuList menus={menus} path={path} />
          <a className={styles.tool} href={search} aria-current={path.startsWith(search) ? 'page' : undefined}>
            <Icon path={icons.search} />
            <span className={styles.label}>{shell.search}</span>
          </a>
          {savedLink(styles.tool, saved, shell.saved)}
          {followUpLink(fixedPath('/suivi-de-demande', locale), shell.followUp)}
          {/* The same for everybody: `show-signed-in.ts` fills in who its reader is. */}
          <a className={styles.tool} href={account} aria-current={path.startsWith(account) ? 'page' : undefined}>
            <Icon path={icons.account} />
            <span className={styles.label}>{shell.account}</span>
          </a>
          <LanguageSwitch path={path} />
          {section && (
            <ButtonLink compact className={styles.request} href={section.href}>
              {section.label}
            </ButtonLink>
          )}
        </nav>
      </div>
    </header>
  );
}

/** The way to saved nurseries. The same for everybody: `show-saved.ts` fills in how many there are, before React, and where they stand. */
const savedLink = (className: string | undefined, href: string, label: string) => (
  <a className={className} href={href} data-saved="" suppressHydrationWarning>
    <Icon path={icons.heart} />
    <span className={styles.label}>{label}</span>
  </a>
);

/** The way to a request, in the sheet alone: the bar has it in the menu of families. */
const followUpLink = (href: string, label: string) => (
  <a className={`${styles.tool} ${styles.inSheet}`} href={href}>
    <Icon path={icons.clock} />
    {label}
  </a>
);
