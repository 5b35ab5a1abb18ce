import type { NurseryCardProps } from '../../../client/components/cards/nursery-card.tsx';
import { formatsOf } from '../../../client/i18n/format.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { estimateBasis } from '../../../domain/childcare/costs/nursery-estimate.ts';
import type { NurserySummary } from '../../content/directory/nurseries.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';
import { vacancyWords } from './vacancy-words.ts';

/** A nursery of a list, in the words of its card; the distance is null where the list is about no place. */
export function toNurseryCard(
  { place, kilometres }: { place: NurserySummary; kilometres: number | null },
  context: Pick<LoaderContext, 'locale' | 'messages' | 'now'>,
): NurseryCardProps {
  const { slug, name, type, cityName, postalCode, places, ages, tariffMode, reportedPlaces } = place;
  const { nurseryCard: texts, nurseryTypes } = context.messages;
  const { distance } = formatsOf(context.locale);
  const facts = [places && texts.places(places), ageWords(ages, texts.age), texts.tariff[tariffMode ?? 'none']];
  return {
    slug,
    href: pathTo('nursery', { slug }, context.locale),
    name,
    type: type && nurseryTypes[type],
    town: [postalCode, cityName].filter(Boolean).join(' '),
    away: kilometres === null ? null : texts.away(distance(kilometres)),
    facts: facts.filter((fact) => typeof fact === 'string'),
    vacancy: vacancyWords(reportedPlaces, context),
    estimate: estimateBasis(tariffMode, null),
  };
}
