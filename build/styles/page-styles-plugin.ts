import path from 'node:path';
import type { Plugin } from 'vite';
import { pageIds, pageSource } from '../../client/pages/page-sources.ts';
import { bootModule, entryModule } from '../client-build-plugin.ts';
import { divideStyles, type StyledChunk } from './divide-styles.ts';

/**
 * Joins the stylesheets that Vite makes, one a chunk, to at most two a page: the base of every page, and what else the page shows
 * or may load. The manifest has them under the boot script and under the page.
 */
export function pageStylesPlugin(): Plugin {
  let root = '';
  return {
    name: 'page-styles',
    apply: 'build',
    // After the stylesheets of the chunks, before the manifest.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      const fileOf = (source: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, source));
        if (!chunk) throw new Error(`the client build has no ${source}`);
        return chunk.fileName;
      };
      const styled = chunks.map(({ fileName, imports, dynamicImports, viteMetadata }): [string, StyledChunk] => [
        fileName,
        { imports, dynamicImports, styles: [...(viteMetadata?.importedCss ?? [])] },
      ]);
      const boot = fileOf(bootModule);
      const { base, pages } = divideStyles(Object.fromEntries(styled), {
        base: [boot, fileOf(entryModule)],
        pages: [...new Set(pageIds.map((id) => fileOf(`client/pages/${pageSource(id).file}`)))],
      });

      const sheets = new Map([...pages, [boot, base] as const]);
      const textOf = (file: string) => {
        const item = bundle[file];
        return item?.type === 'asset' ? `${item.source}` : '';
      };
      for (const { fileName, name, viteMetadata } of chunks) {
        const source = sheets.get(fileName)?.map(textOf).join('');
        const sheet = source && this.emitFile({ type: 'asset', name: `${fileName === boot ? 'site' : name}.css`, source });
        if (viteMetadata) viteMetadata.importedCss = new Set(sheet ? [this.getFileName(sheet)] : []);
      }
      for (const [, { styles }] of styled) for (const file of styles) delete bundle[file];
    },
  };
}
