import '../styles/site.css';
import { browserMemories, createReloadGuard } from '../deploys/reload-guard.ts';
import { documentRead } from './document-read.ts';
import { followScroll } from './follow-scroll.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';
import { afterPaint, whenIdle } from './moments.ts';
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
 * Has the browser find styles and places of what the menu and forms keep folded away, once the page is idle: a slow phone then only has to draw it
 * when it is unfolded. Asking where a link or a field stands does it, and shows nothing.
 */
function layOutAhead(): void {
  afterPaint(() => {
    whenIdle(() => {
      for (const part of document.querySelectorAll('#menu a, form select')) part.getBoundingClientRect();
    });
  });
}
