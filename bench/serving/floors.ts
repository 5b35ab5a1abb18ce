import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build as buildWithVite } from 'vite';
import { streamingReactPlugin } from '../../build/lean-react-plugin.ts';
import { cacheFolder, root } from '../../harness/local/paths.ts';
import siteConfig from '../../vite.config.ts';
import { takeWorker, type WorkerCode } from './workerd.ts';

/** The site's own plugin that tells the worker what the client build left. */
const clientBuild = [siteConfig.plugins].flat(2).find((plugin) => plugin && 'name' in plugin && plugin.name === 'client-build');

interface FloorOptions {
  source: string;
  /** The build of React; that which Vite takes for workers where absent. */
  react?: string;
}

const built = new Map<string, Promise<WorkerCode>>();

/** Builds a floor the way the site's worker is built, once for all benches of a run. */
export function buildFloor(name: string, options: FloorOptions): Promise<WorkerCode> {
  const building = built.get(name) ?? build(name, options);
  built.set(name, building);
  return building;
}

async function build(name: string, options: FloorOptions): Promise<WorkerCode> {
  const folder = path.join(cacheFolder, 'bench', name);
  const conditions = ['workerd', 'worker', 'module', 'browser', 'production'];
  await buildWithVite({
    configFile: false,
    root,
    // Not of the modules of Node.js, which workerd has too.
    logLevel: 'error',
    // Of React the site takes what it takes here, whatever the environment is called.
    plugins: [react(), clientBuild, { ...streamingReactPlugin(), applyToEnvironment: () => true }],
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
