import type { ReactNode } from 'react';
import { drawHead } from './head-elements.ts';
import type { Payload } from './payload/payload.ts';

/** Files of the build that the document names. */
export interface DocumentAssets {
  stylesheet: string | null;
  font: string | null;
  /** Scripts that hydrate this page, fetched at the first sign of intent. */
  modules: string[];
}

interface DocumentProps {
  payload: Payload;
  assets: DocumentAssets;
  /** What the head says of the page, as the worker has written it. */
  pageHead?: ReactNode;
  /** What no navigation changes: the worker alone writes it, the browser need not carry it. */
  fixedHead?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: `<html>`, `<head>` and `<body>`. React keeps the head in step on client navigations. */
export function Document({ payload, assets, pageHead, fixedHead, children }: DocumentProps) {
  const { head, locale } = payload;
  // Extensions add attributes to html and body before React comes; that must not end hydration.
  return (
    <html lang={locale} data-modules={assets.modules.join(' ')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {pageHead ?? drawHead(head)}
        {fixedHead}
        {assets.font ? <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" /> : null}
        {assets.stylesheet ? <link rel="stylesheet" href={assets.stylesheet} precedence="site" /> : null}
        {/* What streams into its place does so by a script; readers without one find it at the end of the page. */}
        <noscript>
          <link rel="stylesheet" href="/noscript.css" />
        </noscript>
      </head>
      <body suppressHydrationWarning>{children}</body>
    </html>
  );
}
