import { pageIds, pageSource } from '../../client/pages/page-sources.ts';
import type { ClientBuild } from '../../worker/dependencies.ts';

const pages = {} as ClientBuild['pages'];
for (const id of pageIds) {
  pages[id] = { module: `/assets/${id}.js`, name: pageSource(id).name, imports: [], areas: ['common'], styles: `/assets/${id}.css` };
}

/** A client build with names instead of hashes. */
export const clientBuild: ClientBuild = {
  id: 'build-1',
  contentShape: 'shape-1',
  cardDrawing: 'drawing-1',
  stylesheet: '/assets/site.css',
  font: '/assets/font.woff2',
  boot: '/assets/boot.js',
  entryModules: ['/assets/main.js'],
  pages,
  messages: { fr: { common: '/assets/fr-common.js' }, en: { common: '/assets/en-common.js' } },
};
