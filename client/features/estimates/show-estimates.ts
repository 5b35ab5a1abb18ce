import { monthlyEstimate } from '../../../domain/childcare/costs/nursery-estimate.ts';
import { familyCostScalesOn } from '../../../domain/childcare/scales/cost-scales.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { formatsOf } from '../../i18n/format.ts';
import { readSituation, situationChangedEvent } from './kept-situation.ts';
import { needOfSituation } from './situation-need.ts';

let isShown = false;

/**
 * Writes what a month would cost the family of the kept situation wherever a page has left room for it: elements that the worker and React
 * leave empty, with how the nursery is paid for in an attribute. All of it happens on this device.
 */
export async function showEstimates(): Promise<void> {
  if (isShown) return;
  isShown = true;
  const isEnglish = document.documentElement.lang === 'en';
  const { estimate } = isEnglish
    ? await import('../../i18n/en/nurseries/estimate.ts')
    : await import('../../i18n/fr/nurseries/estimate.ts');
  const { price } = formatsOf(isEnglish ? 'en' : 'fr');
  let figureOf = createFigures();

  function write(places: NodeListOf<HTMLElement>) {
    for (const place of places) {
      const figure = figureOf(place.dataset.estimate ?? '');
      const text = figure === null ? '' : estimate.aMonth(price(figure));
      if (place.textContent !== text) place.textContent = text;
    }
  }
  const writeNew = () => write(document.querySelectorAll('[data-estimate]:empty'));
  function writeAll() {
    figureOf = createFigures();
    write(document.querySelectorAll('[data-estimate]'));
  }

  writeAll();
  for (const event of ['storage', situationChangedEvent]) addEventListener(event, writeAll);
  new MutationObserver(writeNew).observe(document.body, { childList: true, subtree: true });
}

/** The figure of a nursery by how it is paid for; null while no situation is kept. */
function createFigures(): (basis: string) => number | null {
  const now = Date.now();
  const day = todayInParis(now);
  const situation = readSituation(now);
  const scales = familyCostScalesOn(day);
  const need = situation && needOfSituation(situation, day, scales);
  return (basis) => need && monthlyEstimate(basis, need, scales);
}
