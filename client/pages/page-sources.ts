import { routes } from '../../routes.ts';
import type { PageId } from '../payload/payload.ts';

interface PageSource {
  /** File below this folder. */
  file: string;
  /** The component it exports. */
  name: string;
}

/** Pages that the component of another one shows. */
const shownBy: Partial<Record<PageId, PageId>> = { terms: 'content-page', 'legal-notices': 'content-page' };

/** Every page that can be shown. */
export const pageIds: readonly PageId[] = [...routes.map(({ id }) => id), 'not-found', 'failure'];

/**
 * Where the component of a page is: `NurseryPage` of `nursery/nursery.tsx`. The build makes each file a module of its own and
 * the payload names it, so that the browser needs no table of all pages.
 */
export function pageSource(id: PageId): PageSource {
  const folder = shownBy[id] ?? id;
  const name = folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { file: `${folder}/${folder}.tsx`, name: `${name}Page` };
}
