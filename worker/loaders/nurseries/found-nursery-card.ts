import { formatsOf } from '../../../client/i18n/format.ts';
import type { FoundNurseryCard } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { estimateBasis } from '../../../domain/childcare/costs/nursery-estimate.ts';
import type { WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { workdays } from '../../../domain/childcare/weekdays.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import type { FoundNursery } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';
import { hoursWords } from './hours-words.ts';
import { matchWords } from './match-words.ts';
import { toNurseryCard } from './nursery-card-words.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

/** A nursery the finder has found, in the words of its card. */
export function foundNurseryCard(nursery: FoundNursery, need: CareNeed | null, context: WordsContext): FoundNurseryCard {
  const card = toNurseryCard({ place: nursery.place, kilometres: null }, context);
  const { locale, messages, now } = context;
  return {
    ...card,
    slug: nursery.place.slug,
    photo: nursery.place.photo,
    away: awayWords(nursery, context),
    facts: factsOf(nursery.place, context),
    estimate: estimateBasis(nursery.place.tariffMode, nursery.place.hourlyPrice),
    fit: need && nursery.match && matchWords(nursery.match, { need, today: todayInParis(now), locale, messages }),
  };
}

/** What is compared in a line: for which ages, when it is open, what an hour costs where that is known, else how the tariff is made. */
function factsOf({ ages, hours, hourlyPrice, tariffMode }: FoundNursery['place'], { locale, messages }: WordsContext): string[] {
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

/** « à 800 m du domicile, à 2 km du travail, détour de 1,2 km » */
function awayWords({ kilometres, workKilometres, detourKilometres }: FoundNursery, { locale, messages }: WordsContext): string | null {
  const { distance } = formatsOf(locale);
  const { away, awayHome, awayWork, detour } = messages.nurseryCard;
  if (kilometres === null) return workKilometres === null ? null : awayWork(distance(workKilometres));
  if (workKilometres === null) return away(distance(kilometres));
  const parts = [awayHome(distance(kilometres)), awayWork(distance(workKilometres))];
  if (detourKilometres !== null) parts.push(detour(distance(detourKilometres)));
  return parts.join(', ');
}
