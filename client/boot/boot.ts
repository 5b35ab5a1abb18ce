import '../styles/site.css';
import { browserMemories, createReloadGuard } from '../deploys/reload-guard.ts';
import { followScroll } from './follow-scroll.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';
import { openFooter } from './open-footer.ts';
import { rememberLanguage } from './remember-language.ts';
import { showSaved } from './show-saved.ts';

rememberLanguage();
showSaved();
followScroll();
openFooter();
hydrateOnIntent(
  // By its address, which the document names: the bundler would wrap an import it knows in code that no page needs.
  ([entry = '']) => import(/* @vite-ignore */ entry),
  createReloadGuard({ memories: browserMemories, clock: Date.now }),
);
