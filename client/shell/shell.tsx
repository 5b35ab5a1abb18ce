import { type ReactNode, Suspense } from 'react';
import type { Locale } from '../../domain/locale.ts';
import { lazyComponent } from '../components/loading/lazy-component.ts';
import { PageTransition } from '../components/motion/transitions.tsx';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';
import { announcementId } from '../navigation/arrive.ts';
import { Header } from './header.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { LoadingBar } from './loading-bar/loading-bar.tsx';
import { mainId } from './main-id.ts';
import styles from './shell.module.css';
import { ShellContext } from './shell-context.tsx';
import type { BrowserShell } from './shell-props.ts';
import { WrittenFooter } from './written-footer.tsx';

/** For editors only. */
const PreviewBanner = lazyComponent(async () => (await import('../features/preview-banner/preview-banner.tsx')).PreviewBanner);

interface ShellArguments {
  shell: BrowserShell;
  path: string;
  /** The language of the page's content, where it is not that of the interface. */
  contentLocale?: Locale;
  /** In the language of the interface, above the content. */
  notice?: string | undefined;
  isPreview?: boolean;
  asksConsent?: boolean;
  mapStyleUrl: string | null;
  /** Of the worker, as HTML where it looks the same on many pages; the browser takes it over. */
  header?: ReactNode;
  /** Of the worker; the browser keeps what stands in the document. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Header, page and footer. */
export function Shell(props: ShellArguments) {
  const { shell, path, contentLocale, notice, isPreview, asksConsent = false, mapStyleUrl, header, footer, children } = props;
  const locale = useLocale();
  const { skip } = useMessages().shell;
  const { contactEmail, contactPhone } = shell;
  return (
    <ShellContext value={{ path, contactEmail, contactPhone, asksConsent, mapStyleUrl }}>
      <LoadingBar />
      <a className={styles.skip} href={`#${mainId}`}>
        {skip}
      </a>
      {isPreview ? (
        <Suspense>
          <PreviewBanner path={path} />
        </Suspense>
      ) : null}
      {header ?? <Header menus={shell.menus} sections={shell.sections} path={path} />}
      <PageTransition key={path}>
        <main
          id={mainId}
          className={styles.main}
          tabIndex={-1}
          lang={contentLocale && contentLocale !== locale ? contentLocale : undefined}
        >
          {notice && (
            <p className={`tone-peach small ${styles.notice}`} lang={locale}>
              {notice}
            </p>
          )}
          {children}
        </main>
      </PageTransition>
      {footer ?? <WrittenFooter path={path} asksConsent={asksConsent} />}
      <LanguageBanner path={path} />
      <p id={announcementId} className="visually-hidden" role="status" />
    </ShellContext>
  );
}
