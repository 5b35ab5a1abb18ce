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
  const rowOfParts = (label: string, cell: (nursery: FoundNursery, index: number) => (string | null | undefined)[]) => ({
    label,
    cells: nurseries.map((nursery, index) => {
      const parts = cell(nursery, index).flatMap((part) => part || []);
      return parts.length > 0 ? parts : [common.unknown];
    }),
  });
  const row = (label: string, cell: (nursery: FoundNursery, index: number) => string | null | undefined) =>
    rowOfParts(label, (nursery, index) => [cell(nursery, index)]);
  const isMeasured = cards.some(({ away }) => away !== null);
  return {
    title: nurserySearch.compare.title,
    nurseries: cards.map(({ name, href, slug }) => ({
      name,
      href,
      requestHref: requestHref([slug], locale),
      estimateHref: estimateHref(slug, locale),
    })),
    rows: [
      {
        ...rowOfParts(rows.tariff, ({ place: { hourlyPrice, tariffMode } }) => [
          hourlyPrice ? nurseryCard.hourlyPrice(price(hourlyPrice)) : null,
          nurseryCard.tariff[tariffMode ?? 'none'],
        ]),
        estimates: cards.map(({ estimate }) => estimate),
      },
      rowOfParts(rows.vacancy, (_, index) => [cards[index]?.vacancy.label, cards[index]?.vacancy.note]),
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
