import path from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildInputsPlugin } from './build/build-inputs-plugin.ts';
import { buildsPlugin } from './build/builds-plugin.ts';
import { chunkErrorsPlugin } from './build/chunk-errors-plugin.ts';
import { clientBuildPlugin, clientInputs } from './build/client-build-plugin.ts';
import { codeHashesPlugin } from './build/code-hashes-plugin.ts';
import { createFrameChunk, createStartChunk } from './build/frame-chunk.ts';
import { leanReactPlugin, streamingReactPlugin } from './build/lean-react-plugin.ts';
import { mapGroundPlugin } from './build/map-ground-plugin.ts';
import { miniflareOptionsPlugin } from './build/miniflare-options-plugin.ts';
import { redirectsPlugin } from './build/redirects-plugin.ts';
import { classNamesPlugin, createClassName } from './build/styles/class-names-plugin.ts';
import { hoverRules } from './build/styles/hover-rules.ts';
import { pageStylesPlugin } from './build/styles/page-styles-plugin.ts';
import { buildFolder } from './harness/local/paths.ts';

// The Cloudflare plugin chooses the bindings by the same variable.
const folder = buildFolder(process.env.CLOUDFLARE_ENV);

export default defineConfig({
  plugins: [
    react(),
    chunkErrorsPlugin(),
    leanReactPlugin(),
    streamingReactPlugin(),
    classNamesPlugin(),
    redirectsPlugin(),
    mapGroundPlugin(),
    pageStylesPlugin(),
    buildsPlugin(),
    clientBuildPlugin(folder),
    codeHashesPlugin(),
    buildInputsPlugin(folder),
    miniflareOptionsPlugin(),
    cloudflare({ viteEnvironment: { name: 'worker' } }),
  ],
  css: { modules: { generateScopedName: createClassName(path.join(import.meta.dirname, 'client')) }, postcss: { plugins: [hoverRules] } },
  // The table of sizes after gzip takes a tenth of a build; `npm run check` tells what the site sends, after Brotli.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: path.join(folder, 'client'),
        manifest: true,
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
              groups: [{ name: createFrameChunk(import.meta.dirname) }],
            },
          },
        },
      },
    },
    worker: {
      build: {
        outDir: path.join(folder, 'worker'),
        // Names of functions stay: reports of errors show them.
        rolldownOptions: {
          output: {
            minify: { compress: true, mangle: { toplevel: true, keepNames: { function: true, class: true } }, codegen: true },
            codeSplitting: { groups: [{ name: createStartChunk(import.meta.dirname) }] },
          },
        },
      },
    },
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
