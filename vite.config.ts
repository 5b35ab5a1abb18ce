import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBuildPlugin } from './scripts/client-build-plugin.ts';

export default defineConfig({
  plugins: [react(), clientBuildPlugin(), cloudflare({ viteEnvironment: { name: 'worker' } })],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // One stylesheet for the site: it fits the budget, is fetched once, and no page waits for its own at a navigation.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: { input: { boot: 'client/boot.ts' } },
      },
    },
    worker: { build: { outDir: 'dist/worker' } },
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
