import path from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildInputsPlugin } from './build/build-inputs-plugin.ts';
import { buildsPlugin } from './build/builds-plugin.ts';
import { classNamesPlugin, createClassName } from './build/class-names-plugin.ts';
import { clientBuildPlugin, clientInputs } from './build/client-build-plugin.ts';
import { contentShapePlugin } from './build/content-shape-plugin.ts';
import { leanReactPlugin } from './build/lean-react-plugin.ts';
import { mapOutlinePlugin } from './build/map-outline-plugin.ts';
import { plainImportsPlugin } from './build/plain-imports-plugin.ts';
import { redirectsPlugin } from './build/redirects-plugin.ts';
import { workersOgPlugin } from './build/workers-og-plugin.ts';
import { buildFolder } from './harness/local/paths.ts';

/** What every page needs is one file: a dozen small ones compress worse. `boot.ts` and what it imports stay out: they go alone first. */
const framePaths = [
  'node_modules/(?:react|react-dom|scheduler)/',
  'client/(?:main|app|document)\\.',
  'client/shell/(?!loading-bar/(?:start|loading-bar-state))',
  'client/deploys/chunk-errors\\.',
  'client/i18n/(?:locale-context|plural)\\.',
  'client/navigation/(?:arrive|navigation(?:-events|-target)?|payload-store)\\.',
  'client/payload/(?:document-payload|fetch-payload)\\.',
  'client/features/error-reporter/arm-error-reporter\\.',
  'client/pages/(?:load-page-view|page-view)\\.',
  'client/components/(?:class-names|error-boundary|crash-screen|html|icon|image-address|next-step|page-frame|page-header|picture|section|shapes|transitions)\\.',
  'client/components/(?:actions/|loading/lazy-component|navigation/breadcrumbs|surfaces/(?:badge|card)\\.)',
  'client/blocks/call-to-action\\.',
  'domain/(?:brand|locale|addresses/(?:fixed-path|from-nursery-catalog))\\.',
  'vite/preload-helper',
];
// The Cloudflare plugin chooses the bindings by the same variable.
const folder = buildFolder(process.env.CLOUDFLARE_ENV);
const isFrame = new RegExp(framePaths.join('|'));

export default defineConfig({
  plugins: [
    react(),
    plainImportsPlugin(),
    leanReactPlugin(),
    classNamesPlugin(),
    redirectsPlugin(),
    workersOgPlugin(),
    mapOutlinePlugin(),
    buildsPlugin(),
    clientBuildPlugin(folder),
    contentShapePlugin(),
    buildInputsPlugin(folder),
    cloudflare({ viteEnvironment: { name: 'worker' } }),
  ],
  css: { modules: { generateScopedName: createClassName() } },
  environments: {
    client: {
      build: {
        outDir: path.join(folder, 'client'),
        manifest: true,
        // One stylesheet for the site: it fits the budget, is fetched once, and no page waits for its own at a navigation.
        cssCodeSplit: false,
        // Decorations are part of the stylesheet; everything else is a file.
        assetsInlineLimit: (file) => file.endsWith('.svg'),
        // The document names what a page needs; Vite's own table of all chunks would go to every page.
        modulePreload: false,
        rollupOptions: {
          input: clientInputs(import.meta.dirname),
          preserveEntrySignatures: 'exports-only',
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: isFrame },
                // Seldom one without the other, and too small to compress well alone.
                { name: 'deferred', test: /client\/components\/(?:loading\/deferred|feedback\/skeleton)\./ },
                // What every form says of itself: some lines each.
                { name: 'forms', test: /domain\/forms\/(?:define-form|form-answer|forms|([^/]+)\/\1)\.ts$/ },
              ],
            },
          },
        },
      },
    },
    worker: { build: { outDir: path.join(folder, 'worker') } },
  },
  builder: {
    // The worker names the files of the client, so the client comes first.
    async buildApp(builder) {
      const { client, worker } = builder.environments;
      if (!client || !worker) throw new Error('the build needs a client and a worker');
      await builder.build(client);
      await builder.build(worker);
    },
  },
});
