import type { NurseryComparison } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { items } from '../../../domain/childcare/items.ts';
import type { FoundNursery } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';
import { foundNurseryCard } from './found-nursery-card.ts';
import { hoursWords } from './hours-words.ts';

/** Nurseries side by side; what is not known is said to be so. */
export function nurseryComparison(nurseries: readonly FoundNursery[], context: LoaderContext): NurseryComparison {
  const { finderWords, nurseryCard, nursery, nurserySearch, common } = context.messages;
  const { rows, itemStates, answers } = finderWords.compare;
  const cards = nurseries.map((nursery) => foundNurseryCard(nursery, null, context));
  const row = (label: string, cell: (nursery: FoundNursery, index: number) => string | null | undefined) => ({
    label,
    cells: nurseries.map((nursery, index) => cell(nursery, index) || common.unknown),
  });
  return {
    title: nurserySearch.compare.title,
    nurseries: cards.map(({ name, href }) => ({ name, href })),
    rows: [
      row(rows.type, (_, index) => cards[index]?.type),
      row(rows.town, (_, index) => [cards[index]?.town, cards[index]?.away].filter(Boolean).join(' · ')),
      row(rows.hours, ({ place }) => hoursWords(place.hours, nursery.hours).join('\u2002')),
      row(rows.ages, ({ place }) => ageWords(place.ages, nurseryCard.age)),
      row(rows.places, ({ place: { places } }) => (places ? nurseryCard.places(places) : null)),
      row(rows.tariff, ({ place }) => nurseryCard.tariff[place.tariffMode ?? 'none']),
      ...items.map((item) => row(finderWords.fields.items[item], ({ place }) => itemStates[place.items[item]])),
      row(rows.disability, ({ place }) => answers[place.disabilityWelcome]),
      row(rows.vacancy, (_, index) => [cards[index]?.vacancy.label, cards[index]?.vacancy.note].filter(Boolean).join(' · ')),
    ],
  };
}
