import type { DocumentAssets } from '../../client/document.tsx';
import type { PageCode, PageId } from '../../client/pages/payload.ts';
import type { Locale } from '../../domain/locale.ts';
import type { ClientBuild } from '../dependencies.ts';

/** The area of messages that only previews show, though the frame of every page has them. */
const previewArea = 'preview';

/** The scripts that show a page in a locale. */
export function codeOf(build: ClientBuild, page: { id: PageId; locale: Locale; isPreview: boolean }): PageCode {
  const { module, name, imports, areas } = build.pages[page.id];
  const shown = areas.filter((area) => page.isPreview || area !== previewArea);
  const messages = shown.flatMap((area) => build.messages[page.locale][area] ?? []);
  return { page: { module, name }, messages, preload: [module, ...imports, ...messages] };
}

/** The files of the build that the document of a page names. */
export function assetsOf(build: ClientBuild, code: PageCode): DocumentAssets {
  return { stylesheet: build.stylesheet, font: build.font, modules: [...new Set([...build.entryModules, ...code.preload])] };
}
