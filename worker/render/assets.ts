import type { DocumentAssets } from '../../client/document.tsx';
import type { PageCode, PageId } from '../../client/payload/payload.ts';
import type { Locale } from '../../domain/locale.ts';
import type { ClientBuild } from '../dependencies.ts';

/** The scripts and styles that show a page in a locale. */
export function codeOf(build: ClientBuild, pageId: PageId, locale: Locale): PageCode {
  const { module, name, imports, areas, styles } = build.pages[pageId];
  const messages = areas.flatMap((area) => build.messages[locale][area] ?? []);
  return { page: { module, name }, messages, styles, preload: [module, ...imports, ...messages] };
}

/** The files of the build that the document of a page names. */
export function assetsOf(build: ClientBuild, code: PageCode): DocumentAssets {
  return { stylesheet: build.stylesheet, font: build.font, modules: [...new Set([...build.entryModules, ...(code.preload ?? [])])] };
}
