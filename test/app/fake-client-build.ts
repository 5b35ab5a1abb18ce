import { pageSources } from '../../client/pages/page-sources.ts';
import type { PageId } from '../../client/payload/payload.ts';
import type { ClientBuild } from '../../worker/dependencies.ts';

const pages = {} as ClientBuild['pages'];
for (const [id, { name }] of Object.entries(pageSources)) {
  pages[id as PageId] = { module: `/assets/${id}.js`, name, imports: [], areas: ['common'] };
}

/** A client build with names instead of hashes. */
export const clientBuild: ClientBuild = {
  id: 'build-1',
  contentShape: 'shape-1',
  stylesheet: '/assets/site.css',
  font: '/assets/font.woff2',
  boot: '/assets/boot.js',
  entryModules: ['/assets/main.js'],
  pages,
  messages: { fr: { common: '/assets/fr-common.js' }, en: { common: '/assets/en-common.js' } },
};
