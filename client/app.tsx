import type { ReactNode } from 'react';
import { CrashScreen } from './components/failure/crash-screen.tsx';
import { ErrorBoundary } from './components/failure/error-boundary.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { LocaleProvider } from './i18n/locale-context.tsx';
import type { PageView } from './pages/page-view.ts';
import { asksConsent } from './payload/asks-consent.ts';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  view: PageView;
  assets: DocumentAssets;
  /** What the head says of the page, as the worker has written it. */
  pageHead?: ReactNode;
  /** What no navigation changes the worker alone writes, and the browser need not carry. */
  fixedHead?: ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
}

/** A whole page, the same on the server and in the browser. */
export function App({ view, assets, pageHead, fixedHead, header, footer }: AppProps) {
  const { payload, page, messages } = view;
  return (
    <Document payload={payload} assets={assets} pageHead={pageHead} fixedHead={fixedHead}>
      <LocaleProvider locale={payload.locale} messages={messages}>
        <Shell
          shell={payload.shell}
          path={payload.path}
          contentLocale={payload.contentLocale}
          notice={payload.notice}
          isPreview={payload.isPreview}
          mapStyleUrl={payload.config.mapStyleUrl}
          asksConsent={asksConsent(payload)}
          header={header}
          footer={footer}
        >
          <ErrorBoundary fallback={<CrashScreen />}>{page}</ErrorBoundary>
        </Shell>
      </LocaleProvider>
    </Document>
  );
}
