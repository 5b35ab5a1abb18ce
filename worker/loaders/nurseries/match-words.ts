import type { FitWords } from '../../../client/components/cards/nursery-card.tsx';
import type { Formats } from '../../../client/i18n/format.ts';
import { formatsOf } from '../../../client/i18n/format.ts';
import type { PlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { countHalfDays } from '../../../domain/nursery-places/half-days.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import type { Missing, PlaceMatch } from '../../../domain/nursery-places/matching/match-place.ts';
import type { NurseryPlace } from '../../../domain/nursery-places/nursery-place.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';

interface MatchContext extends Pick<LoaderContext, 'locale' | 'messages'> {
  need: CareNeed;
  today: PlainDate;
}

/** Why the place of a nursery fits, or what it lacks: « 3 jours sur 4 », « dès le 1er mars ». */
export function matchWords({ place, missing }: PlaceMatch<NurseryPlace>, context: MatchContext): FitWords {
  const { match } = context.messages.nurseryCard;
  const fits = missing.length === 0;
  const reasons = fits ? fittingWords(place, context) : missing.map((one) => missingWords(one, context));
  return { fits, label: fits ? match.fits : match.partly, reasons };
}

function fittingWords(place: NurseryPlace, { need, today, locale, messages }: MatchContext): string[] {
  const { match } = messages.nurseryCard;
  const formats = formatsOf(locale);
  const days = countHalfDays(need.days) / 2;
  return [
    ...(days ? [daysWords({ offered: days, need: days }, match, formats)] : []),
    ...(need.ages ? [match.ages(Math.max(0, need.ages.youngest), need.ages.oldest)] : []),
    ...(place.availableFrom && place.availableFrom > today ? [match.begins(formats.date(place.availableFrom))] : []),
    ...(place.availableUntil ? [match.ended(formats.date(place.availableUntil))] : []),
  ];
}

function missingWords(missing: Missing, { locale, messages }: MatchContext): string {
  const { match, age } = messages.nurseryCard;
  const formats = formatsOf(locale);
  const { time } = messages.finderWords.fields;
  switch (missing.kind) {
    case 'age':
      return match.ageRange(ageWords({ minimumMonths: missing.from, maximumMonths: missing.to }, age) ?? '');
    case 'begins':
      return match.begins(formats.date(missing.from));
    case 'ended':
      return match.ended(formats.date(missing.until));
    case 'days':
      return daysWords(missing, match, formats);
    case 'opens':
      return match.opens(time(missing.at));
    case 'closes':
      return match.closes(time(missing.at));
  }
}

function daysWords(
  { offered, need }: { offered: number; need: number },
  match: LoaderContext['messages']['nurseryCard']['match'],
  { number }: Formats,
): string {
  return match.days(number(offered, 1), number(need, 1), offered);
}
