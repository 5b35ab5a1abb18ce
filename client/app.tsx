import type { ReactNode } from 'react';
import { CrashScreen } from './components/failure/crash-screen.tsx';
import { ErrorBoundary } from './components/failure/error-boundary.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { LocaleProvider } from './i18n/locale-context.tsx';
import type { PageView } from './pages/page-view.ts';
import { Shell } from './shell/shell.tsx';

/** A whole page, the same on the server and in the browser. */
export function App({ view, assets, fixedHead }: { view: PageView; assets: DocumentAssets; fixedHead?: ReactNode }) {
  const { payload, page, messages } = view;
  return (
    <Document payload={payload} assets={assets} fixedHead={fixedHead}>
      <LocaleProvider locale={payload.locale} messages={messages}>
        <Shell
          shell={payload.shell}
          path={payload.path}
          contentLocale={payload.contentLocale}
          isPreview={payload.isPreview}
          mapStyleUrl={payload.config.mapStyleUrl}
          asksConsent={payload.config.tagManager !== null && !payload.isPreview}
        >
          <ErrorBoundary fallback={<CrashScreen />}>{page}</ErrorBoundary>
        </Shell>
      </LocaleProvider>
    </Document>
  );
}
