import type { ComponentType, ReactNode } from 'react';
import { App } from '../../client/app.tsx';
import { WholeDocument } from '../../client/components/loading/deferred.tsx';
import { lazyComponentsLoaded } from '../../client/components/loading/lazy-component.ts';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { allPages } from '../../client/pages/all-pages.ts';
import { createPageView } from '../../client/pages/page-view.ts';
import type { PageId, Payload } from '../../client/payload/payload.ts';
import type { ClientBuild } from '../dependencies.ts';
import { assetsOf } from './assets.ts';
import { FixedHead } from './fixed-head.tsx';

/** Pages that this isolate has shown. */
const loadedPages = new Map<PageId, ComponentType<never>>();

async function componentOf(id: PageId): Promise<ComponentType<never>> {
  const loaded = loadedPages.get(id);
  if (loaded) return loaded;
  const component = await allPages[id]();
  await lazyComponentsLoaded();
  loadedPages.set(id, component);
  return component;
}

interface Rest {
  /** It is waited for to its end. */
  isWhole: boolean;
  /** As they are written already; React draws them where they are not. */
  head?: ReactNode;
  header?: ReactNode;
  footer: ReactNode;
}

/** A document as React renders it: all but its tail. */
export async function siteDocument(
  payload: Payload,
  build: ClientBuild,
  { isWhole, head: writtenHead, header, footer }: Rest,
): Promise<ReactNode> {
  const { head, code, contentLocale } = payload;
  const view = createPageView(payload, await componentOf(payload.pageId), messagesOf(payload.locale));
  const ofThisDocument = (
    <>
      {/* In the browser `applyPageStyles` has it in hand: React would leave it applied on pages that come after. */}
      {code.styles && <link rel="stylesheet" href={code.styles} media="all" />}
      {writtenHead ? null : <FixedHead contentLocale={contentLocale} />}
      {head.feed && <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.address} />}
    </>
  );
  return (
    <WholeDocument value={isWhole}>
      <App view={view} assets={assetsOf(build, code)} pageHead={writtenHead} fixedHead={ofThisDocument} header={header} footer={footer} />
    </WholeDocument>
  );
}
