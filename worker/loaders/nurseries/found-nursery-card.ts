import type { NurseryCardProps } from '../../../client/components/cards/nursery-card.tsx';
import { distanceText } from '../../../client/i18n/distance-text.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { CareNeed } from '../../../domain/nursery-places/matching/care-need.ts';
import type { FoundNursery } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { matchWords } from './match-words.ts';
import { toNurseryCard } from './nursery-card-words.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

/** A nursery the finder has found, in the words of its card. */
export function foundNurseryCard(nursery: FoundNursery, need: CareNeed | null, context: WordsContext): NurseryCardProps {
  const { locale, messages, now } = context;
  return {
    ...toNurseryCard(nursery.place, awayWords(nursery, context), context),
    fit: need && nursery.match && matchWords(nursery.match, { need, today: todayInParis(now), locale, messages }),
  };
}

/** « à 800 m du domicile, à 2 km du travail, détour de 1,2 km » */
function awayWords({ kilometres, workKilometres, detourKilometres }: FoundNursery, { locale, messages }: WordsContext): string | null {
  const distance = (value: number) => distanceText(value, locale);
  const { away, awayHome, awayWork, detour } = messages.nurseryCard;
  if (kilometres === null) return workKilometres === null ? null : awayWork(distance(workKilometres));
  if (workKilometres === null) return away(distance(kilometres));
  const parts = [awayHome(distance(kilometres)), awayWork(distance(workKilometres))];
  if (detourKilometres !== null) parts.push(detour(distance(detourKilometres)));
  return parts.join(', ');
}
