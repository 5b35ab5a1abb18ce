import type { ReactNode } from 'react';
import { App } from '../../client/app.tsx';
import { WholeDocument } from '../../client/components/loading/deferred.tsx';
import { lazyComponentsLoaded } from '../../client/components/loading/lazy-component.ts';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { allPages } from '../../client/pages/all-pages.ts';
import { createPageView } from '../../client/pages/page-view.ts';
import type { Payload } from '../../client/payload/payload.ts';
import type { ClientBuild } from '../dependencies.ts';
import { assetsOf } from './assets.ts';
import { FixedHead } from './fixed-head.tsx';

await lazyComponentsLoaded();

/** A document as React renders it: all but its tail. `isWhole` says that it is waited for to its end. */
export function siteDocument(payload: Payload, build: ClientBuild, isWhole: boolean): ReactNode {
  const view = createPageView(payload, allPages[payload.pageId], messagesOf(payload.locale));
  return (
    <WholeDocument value={isWhole}>
      <App view={view} assets={assetsOf(build, payload.code)} fixedHead={<FixedHead payload={payload} />} />
    </WholeDocument>
  );
}
