import { build } from 'vite';
import { leanReactPlugin } from '../../build/lean-react-plugin.ts';
import { root } from '../../harness/local/paths.ts';
import { brotliLength } from '../../scripts/checks/budgets.ts';

const entry = '\0react-alone';
/** All of React that a page of the site uses, and that is one piece. */
const code =
  "export { hydrateRoot } from 'react-dom/client'; export * from 'react'; export { jsx, jsxs, Fragment } from 'react/jsx-runtime';";

/** Bytes of React and React DOM alone, built and compressed as the site's scripts are. */
export async function reactBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      leanReactPlugin(),
      {
        name: 'react-alone',
        resolveId: (id) => (id === 'react-alone' ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rollupOptions: { input: 'react-alone', preserveEntrySignatures: 'exports-only' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? one.code : []));
  return brotliLength(Buffer.from(chunks.join('\n')));
}
