import type { ClientBuild } from '../../worker/dependencies.ts';

/** A client build with names instead of hashes. */
export const clientBuild: ClientBuild = {
  id: 'build-1',
  contentShape: 'shape-1',
  stylesheet: '/assets/site.css',
  font: '/assets/font.woff2',
  boot: '/assets/boot.js',
  entryModules: ['/assets/main.js'],
  pageModules: { article: ['/assets/article.js'] },
  localeModules: { fr: ['/assets/fr.js'], en: ['/assets/en.js'] },
};
