import { formatsOf } from '../../../client/i18n/format.ts';
import type { FoundNurseryCard } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import type { FoundNursery } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { toNurseryCard } from './nursery-card-words.ts';

/** A nursery the finder has found, in the words of its card. */
export function foundNurseryCard(found: FoundNursery, context: LoaderContext): FoundNurseryCard {
  const card = toNurseryCard({ place: found.place, kilometres: null }, context);
  return { ...card, slug: found.place.slug, away: awayWords(found, context) };
}

/** « à 800 m du domicile, à 2 km du travail, détour de 1,2 km » */
function awayWords({ kilometres, workKilometres, detourKilometres }: FoundNursery, { locale, messages }: LoaderContext): string | null {
  const { distance } = formatsOf(locale);
  const { away, awayHome, awayWork, detour } = messages.nurseryCard;
  if (kilometres === null) return workKilometres === null ? null : awayWork(distance(workKilometres));
  if (workKilometres === null) return away(distance(kilometres));
  const parts = [awayHome(distance(kilometres)), awayWork(distance(workKilometres))];
  if (detourKilometres !== null) parts.push(detour(distance(detourKilometres)));
  return parts.join(', ');
}
