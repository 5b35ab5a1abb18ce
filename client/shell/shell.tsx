import { lazy, type ReactNode, Suspense } from 'react';
import type { Locale } from '../../domain/locale.ts';
import { PageTransition } from '../components/transitions.tsx';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';
import { announcementId } from '../navigation/arrive.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { LoadingBar } from './loading-bar/loading-bar.tsx';
import styles from './shell.module.css';
import { ShellContext } from './shell-context.tsx';

const loadPreviewBanner = async () => ({ default: (await import('../features/preview-banner/preview-banner.tsx')).PreviewBanner });
/** For editors only: in the browser its chunk comes on a preview. */
const PreviewBanner = import.meta.env.SSR ? (await loadPreviewBanner()).default : lazy(loadPreviewBanner);

/** Everything around a page, from the CMS; `href`s carry the locale prefix already. */
export interface ShellProps {
  menus: { label: string; href: string; items: { label: string; href: string; description: string | null }[] }[];
  columns: { title: string; links: { label: string; href: string }[] }[];
  legal: { label: string; href: string }[];
  tagline: string;
  footerText: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  postalAddress: string | null;
  openingText: string | null;
  socialLinks: { label: string; href: string }[];
}

interface ShellArguments {
  shell: ShellProps;
  path: string;
  /** The language of the page's content, where it is not that of the interface. */
  contentLocale?: Locale;
  isPreview?: boolean;
  asksConsent?: boolean;
  children: ReactNode;
}

/** The element that holds the page; the skip link and client navigation move the focus here. */
export const mainId = 'contenu';

/** Header, page and footer. */
export function Shell({ shell, path, contentLocale, isPreview, asksConsent = false, children }: ShellArguments) {
  const locale = useLocale();
  const { skip } = useMessages().shell;
  const { contactEmail, contactPhone } = shell;
  return (
    <ShellContext value={{ path, contactEmail, contactPhone, asksConsent }}>
      <LoadingBar />
      <a className={styles.skip} href={`#${mainId}`}>
        {skip}
      </a>
      {isPreview ? (
        <Suspense>
          <PreviewBanner path={path} />
        </Suspense>
      ) : null}
      <Header menus={shell.menus} path={path} />
      <PageTransition key={path}>
        <main
          id={mainId}
          className={styles.main}
          tabIndex={-1}
          lang={contentLocale && contentLocale !== locale ? contentLocale : undefined}
        >
          {children}
        </main>
      </PageTransition>
      <Footer shell={shell} path={path} asksConsent={asksConsent} />
      <LanguageBanner path={path} />
      <p id={announcementId} className="visually-hidden" role="status" />
    </ShellContext>
  );
}
