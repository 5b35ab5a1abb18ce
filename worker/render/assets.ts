import type { DocumentAssets } from '../../client/document.tsx';
import type { PageId } from '../../client/pages/payload.ts';
import type { Locale } from '../../domain/locale.ts';
import type { ClientBuild } from '../dependencies.ts';

/** The files of the build that one page names. */
export function assetsOf(build: ClientBuild, pageId: PageId, locale: Locale): DocumentAssets {
  const modules = [...build.entryModules, ...(build.pageModules[pageId] ?? []), ...(build.localeModules[locale] ?? [])];
  return { stylesheet: build.stylesheet, font: build.font, modules: [...new Set(modules)] };
}
