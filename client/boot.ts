import './styles/site.css';
import { reloadForScripts } from './deploys/reload-for-scripts.ts';
import { browserMemories, createReloadGuard } from './deploys/reload-guard.ts';
import { hydrateOnIntent } from './navigation/hydrate-on-intent.ts';
import { rememberLanguage } from './navigation/remember-language.ts';

const admitReload = createReloadGuard({ memories: browserMemories, clock: Date.now });

rememberLanguage();
hydrateOnIntent(
  async ([entry = '']) => {
    // By its address, which the document names: the bundler would wrap an import it knows in code that no page needs.
    const application = await import(/* @vite-ignore */ entry);
    return { hydrate: () => application.hydrate(admitReload) };
  },
  (scripts) => reloadForScripts(scripts, admitReload),
);
