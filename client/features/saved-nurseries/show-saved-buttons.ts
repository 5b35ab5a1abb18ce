import { savedChangedEvent } from '../../boot/saved-key.ts';
import { savedOnDevice } from './saved-nurseries.ts';

/** What the styles of a button read where its nursery is saved. */
const savedLook = '{--saved:inline;--unsaved:none;--saved-line:var(--teal-700);--saved-fill:var(--teal-700);--saved-ground:var(--teal-50)}';

/**
 * Says on their buttons which nurseries the device keeps. A stylesheet does it: no element changes that React looks after, and a button that
 * comes later is right at once.
 */
export function showSavedButtons(): void {
  const sheet = new CSSStyleSheet();
  const show = () => {
    const buttons = savedOnDevice().map((slug) => `[data-save="${CSS.escape(slug)}"]`);
    sheet.replaceSync(buttons.length ? buttons.join() + savedLook : '');
  };
  show();
  document.adoptedStyleSheets.push(sheet);
  for (const event of ['storage', savedChangedEvent]) addEventListener(event, show);
}
