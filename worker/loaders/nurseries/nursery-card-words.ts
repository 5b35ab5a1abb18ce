import type { NurseryCardProps } from '../../../client/components/cards/nursery-card.tsx';
import { distanceText } from '../../../client/i18n/distance-text.ts';
import { formatsOf } from '../../../client/i18n/format.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { estimateBasis } from '../../../domain/childcare/costs/nursery-estimate.ts';
import type { WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { workdays } from '../../../domain/childcare/workdays.ts';
import type { Near } from '../../../domain/distance.ts';
import type { ComparedNursery } from '../../content/directory/nurseries.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';
import { hoursWords } from './hours-words.ts';
import { vacancyWords } from './vacancy-words.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

/** A nursery of a list, in the words of its card; how far it is, where the list is about a place. */
export function toNurseryCard(place: ComparedNursery, away: string | null, context: WordsContext): NurseryCardProps {
  const { slug, name, type, cityName, postalCode, photo, tariffMode, hourlyPrice, reportedPlaces } = place;
  return {
    slug,
    href: pathTo('nursery', { slug }, context.locale),
    name,
    type: type && context.messages.nurseryTypes[type],
    town: [postalCode, cityName].filter(Boolean).join(' '),
    photo,
    away,
    facts: factsOf(place, context),
    vacancy: vacancyWords(reportedPlaces, context),
    estimate: estimateBasis(tariffMode, hourlyPrice),
  };
}

/** A nursery around a place, in the words of its card. */
export function toNearbyCard({ place, kilometres }: Near<ComparedNursery>, context: WordsContext): NurseryCardProps {
  return toNurseryCard(place, context.messages.nurseryCard.away(distanceText(kilometres, context.locale)), context);
}

/** What is compared in a line: for which ages, when it is open, what an hour costs where that is known, else how the tariff is made. */
function factsOf({ ages, hours, hourlyPrice, tariffMode }: ComparedNursery, { locale, messages }: WordsContext): string[] {
  const { price } = formatsOf(locale);
  const { nursery, nurseryCard } = messages;
  const tariff = hourlyPrice ? nurseryCard.hourlyPrice(price(hourlyPrice)) : nurseryCard.tariff[tariffMode ?? 'none'];
  const facts = [ageWords(ages, nurseryCard.age), ...(hours ? openingWords(hours, nursery.hours) : []), tariff];
  return facts.filter((fact) => fact !== null);
}

/** « 7 h 30 – 18 h 30 » where all working days are alike, else its first days. */
function openingWords(hours: WeekHours, texts: LoaderContext['messages']['nursery']['hours']): string[] {
  const days = workdays.map((day) => (hours[day] ?? []).map(({ opens, closes }) => texts.slot(opens, closes)).join(', '));
  const [first = ''] = days;
  return first && days.every((day) => day === first) ? [first] : hoursWords(hours, texts).slice(0, 1);
}
