// In development styles come through modules, so that nothing is gained by waiting for intent.
import '../styles/site.css';

interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void;
}

// What Vite's React plugin writes into an HTML page, of which we have none.
const { default: refresh } = (await import(/* @vite-ignore */ '/@react-refresh' as string)) as { default: RefreshRuntime };
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type });

const { hydrate } = await import('../main.tsx');
const ready = await hydrate(() => true);
ready();
