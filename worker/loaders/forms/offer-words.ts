import { formatsOf } from '../../../client/i18n/format.ts';
import { monthlyHours } from '../../../domain/childcare/costs/care-hours.ts';
import { hourlyTariff } from '../../../domain/childcare/costs/psu-cost.ts';
import { toMinutes } from '../../../domain/childcare/opening-hours.ts';
import { psuScaleOn } from '../../../domain/childcare/scales/psu.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { countHalfDays, readHalfDays } from '../../../domain/nursery-places/half-days.ts';
import type { FollowedProposal, FollowedWishes } from '../../../domain/placement/follow-up.ts';
import type { LoaderContext } from '../loader.ts';
import { halfDaysWords } from '../nurseries/half-days-words.ts';

interface OfferWords {
  days: string | null;
  /** What a month of it costs, about; null where nobody can say. */
  price: string | null;
}

/** What is taken where nothing better is known: nurseries close five weeks a year, and a whole day is ten hours. */
const weeks = 47;
const usualHours = 10;

/** The days of a proposed place and what a month of it costs, about. */
export function offerWords(
  { days, tariffMode, hourlyPrice }: FollowedProposal,
  wishes: FollowedWishes,
  { locale, messages, now }: Pick<LoaderContext, 'locale' | 'messages' | 'now'>,
): OfferWords {
  const formats = formatsOf(locale);
  const halfDays = readHalfDays(days ?? '');
  if (halfDays === null) return { days: null, price: null };
  const hours = monthlyHours({ days: countHalfDays(halfDays) / 2, hours: hoursOf(wishes), weeks });
  const words = messages.followedRequest.proposal;
  const price = (hourly: number) => formats.price(Math.round(hourly * hours));
  return { days: halfDaysWords(halfDays, { messages, formats }), price: priceWords() };

  function priceWords(): string | null {
    if (tariffMode === 'psu') {
      const scale = psuScaleOn(todayInParis(now));
      const tariff = (monthlyResources: number) => hourlyTariff({ children: 1, monthlyResources }, scale);
      return words.psu(price(tariff(scale.floor)), price(tariff(scale.ceiling)));
    }
    return hourlyPrice === null ? null : words.paje(price(hourlyPrice));
  }
}

/** Hours of a day, as the family wishes them. */
function hoursOf({ hoursFrom, hoursTo }: FollowedWishes): number {
  const [from, to] = [toMinutes(hoursFrom ?? ''), toMinutes(hoursTo ?? '')];
  return from === null || to === null || to <= from ? usualHours : (to - from) / 60;
}
