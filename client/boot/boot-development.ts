// In development styles come through modules, so that nothing is gained by waiting for intent.
import '../styles/site.css';
import { takeReaderEvents } from './reader-events.ts';

takeReaderEvents(() => {});

interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void;
}

// What Vite's React plugin writes into an HTML page, of which we have none.
const address: string = '/@react-refresh';
const { default: refresh }: { default: RefreshRuntime } = await import(/* @vite-ignore */ address);
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type });

const { hydrate } = await import('../main.tsx');
const ready = await hydrate(
  () => true,
  () => {},
);
await ready(async () => {});
