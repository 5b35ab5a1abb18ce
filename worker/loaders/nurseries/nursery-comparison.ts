import { formatsOf } from '../../../client/i18n/format.ts';
import type { NurseryComparison } from '../../../client/pages/saved-nurseries/comparison.tsx';
import { items } from '../../../domain/childcare/items.ts';
import type { FoundNursery } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';
import { foundNurseryCard } from './found-nursery-card.ts';
import { hoursWords } from './hours-words.ts';
import { estimateHref, requestHref } from './nursery-hrefs.ts';

/** Nurseries side by side, what decides first; what is not known is said to be so. */
export function nurseryComparison(nurseries: readonly FoundNursery[], context: LoaderContext): NurseryComparison {
  const { locale, messages } = context;
  const { finderWords, nurseryCard, nursery, nurserySearch, common } = messages;
  const { rows, itemStates, answers } = finderWords.compare;
  const { price } = formatsOf(locale);
  const cards = nurseries.map((nursery) => foundNurseryCard(nursery, null, context));
  const row = (label: string, cell: (nursery: FoundNursery, index: number) => string | null | undefined) => ({
    label,
    cells: nurseries.map((nursery, index) => cell(nursery, index) || common.unknown),
  });
  const isMeasured = cards.some(({ away }) => away !== null);
  return {
    title: nurserySearch.compare.title,
    nurseries: cards.map(({ name, href, slug, estimate }) => ({
      name,
      href,
      requestHref: requestHref([slug], locale),
      estimateHref: estimateHref(slug, locale),
      estimate,
    })),
    rows: [
      row(rows.tariff, ({ place: { hourlyPrice, tariffMode } }) =>
        [hourlyPrice && nurseryCard.hourlyPrice(price(hourlyPrice)), nurseryCard.tariff[tariffMode ?? 'none']].filter(Boolean).join(' · '),
      ),
      row(rows.vacancy, (_, index) => [cards[index]?.vacancy.label, cards[index]?.vacancy.note].filter(Boolean).join(' · ')),
      ...(isMeasured ? [row(rows.away, (_, index) => cards[index]?.away)] : []),
      row(rows.hours, ({ place }) => hoursWords(place.hours, nursery.hours).join('\u2002')),
      row(rows.ages, ({ place }) => ageWords(place.ages, nurseryCard.age)),
      row(rows.town, (_, index) => cards[index]?.town),
      row(rows.type, (_, index) => cards[index]?.type),
      row(rows.places, ({ place: { places } }) => (places ? nurseryCard.places(places) : null)),
      ...items.map((item) => row(finderWords.fields.items[item], ({ place }) => itemStates[place.items[item]])),
      row(rows.disability, ({ place }) => answers[place.disabilityWelcome]),
    ],
  };
}
