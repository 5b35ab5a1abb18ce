import '../styles/site.css';
import { browserMemories, createReloadGuard } from '../deploys/reload-guard.ts';
import { documentRead } from './document-read.ts';
import { followScroll } from './follow-scroll.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';
import { afterPaint, idle } from './moments.ts';
import { takeReaderEvents } from './reader-events.ts';
import { rememberLanguage } from './remember-language.ts';
import { showSaved } from './show-saved.ts';

showSaved();
followScroll();
openFooter();
dropEmptyFields();
layOutAhead();
const hydrate = hydrateOnIntent(
  // By its address, which the document names: the bundler would wrap an import it knows in code that no page needs.
  ([entry = '']) => import(/* @vite-ignore */ entry),
  createReloadGuard({ memories: browserMemories, clock: Date.now }),
);
takeReaderEvents((event) => {
  rememberLanguage(event);
  hydrate(event);
});

/** The address of a search names what was asked, and no field that was left empty. */
function dropEmptyFields(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    for (const name of new Set(formData.keys())) if (!formData.getAll(name).some(Boolean)) formData.delete(name);
  });
}

/** Where all columns of the footer lie open, they also say so. */
async function openFooter(): Promise<void> {
  if (innerWidth < 600) return;
  await documentRead();
  for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details')) column.open = true;
}

/**
 * Has the browser find styles and places of what forms keep folded away, once the page is idle: a slow phone then only has to draw it when it is
 * unfolded. Asking where a field stands does it, and shows nothing. Each has an idle moment of its own: a tap may come at any time.
 */
function layOutAhead(): void {
  afterPaint(async () => {
    for (const field of document.querySelectorAll('form select')) {
      await idle();
      field.getBoundingClientRect();
    }
  });
}
