import type { Manifest } from 'vite';
import { bootModule, entryModule, modulesOf } from '../../../build/client-build-plugin.ts';

/**
 * Why a page has fetched a script or a stylesheet: to be shown and to hydrate (`needed`), because a feature of it was used or stood on it (`feature`), or
 * for a page that may come next (`ahead`). Whatever is none of this counts as needed.
 */
export type Reason = 'needed' | 'feature' | 'ahead';

export interface PageScripts {
  /** Addresses of the page's own code and of the application, without the boot script. */
  application: Set<string>;
  reasonOf(address: string): Reason;
}

const isForPages = /^client\/(?:pages|i18n)\//;

/** Sorts what the build has made by what a page of a source and areas of messages needs. */
export function scriptsOfPage(manifest: Manifest, sources: string[]): PageScripts {
  const boot = new Set(modulesOf(manifest, bootModule));
  const application = new Set([entryModule, ...sources].flatMap((source) => modulesOf(manifest, source)));
  for (const address of boot) application.delete(address);
  const features = all(
    manifest,
    Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports),
  );
  const pages = all(
    manifest,
    Object.keys(manifest).filter((source) => isForPages.test(source)),
  );
  const styles = new Set([bootModule, ...sources].flatMap((source) => stylesOf(manifest, source)));
  const stylesOfPages = new Set(Object.keys(manifest).flatMap((source) => stylesOf(manifest, source)));
  return {
    application,
    reasonOf(address) {
      if (boot.has(address) || application.has(address) || styles.has(address)) return 'needed';
      if (features.has(address)) return 'feature';
      return pages.has(address) || stylesOfPages.has(address) ? 'ahead' : 'needed';
    },
  };
}

function stylesOf(manifest: Manifest, source: string): string[] {
  return (manifest[source]?.css ?? []).map((file) => `/${file}`);
}

function all(manifest: Manifest, sources: string[]): Set<string> {
  return new Set(sources.flatMap((source) => modulesOf(manifest, source)));
}
