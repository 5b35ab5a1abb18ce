import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { cacheFolder, root } from '../../harness/local/paths.ts';
import siteConfig from '../../vite.config.ts';
import type { FloorPage } from './floor-rendered.tsx';
import { takeWorker, type WorkerCode } from './workerd.ts';

/** Builds a floor the way the site's worker is built. React is the build that Vite takes for workers, or another one. */
export async function buildFloor(name: string, options: { source: string; react?: string }): Promise<WorkerCode> {
  const folder = path.join(cacheFolder, 'bench', name);
  const conditions = ['workerd', 'worker', 'module', 'browser', 'production'];
  await build({
    configFile: false,
    root,
    // Not of the modules of Node.js, which workerd has too.
    logLevel: 'error',
    plugins: [react()],
    // The same class names, so that the documents can be compared.
    css: siteConfig.css,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions, alias: options.react ? [{ find: /^react-dom\/server$/, replacement: options.react }] : [] },
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions } },
    build: {
      ssr: path.join(import.meta.dirname, options.source),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'index.js' } },
    },
  });
  return takeWorker(name, folder);
}

const payloadScript = /<script type="application\/json" id="payload">(.*?)<\/script>/s;

/** What a document was rendered from: its payload with the texts that stand in the document, and the files it names. */
export function floorPageOf(html: string, navigationPayload: object, nonce: string): FloorPage {
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const { shell } = JSON.parse(found(payloadScript));
  return {
    payload: { ...navigationPayload, shell } as FloorPage['payload'],
    assets: {
      stylesheet: found(/<link rel="stylesheet" href="([^"]+)" data-precedence/),
      font: found(/<link rel="preload" href="([^"]+)" as="font"/),
      modules: found(/data-modules="([^"]*)"/).split(' '),
    },
    boot: found(/<script type="module" src="([^"]+)"/) || found(/<script src="([^"]+)"[^>]*type="module"/),
    nonce,
  };
}

/** A document of the site without what the floor leaves out: the payload at its end. */
export function bareDocument(html: string): string {
  return html.replace(payloadScript, '');
}
