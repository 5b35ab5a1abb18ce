import type { NurseryCardProps } from '../../client/components/nursery-card.tsx';
import { pathTo } from '../../domain/paths.ts';
import { isVacancyOld, todayInParis } from '../../domain/vacancy.ts';
import type { NurserySummary } from '../content/nurseries.ts';
import type { LoaderContext } from './loader.ts';

/** A nursery of a list, as its card shows it; the distance is null where the list is about no place. */
export function toNurseryCard(
  { place, kilometres }: { place: NurserySummary; kilometres: number | null },
  { locale, now }: Pick<LoaderContext, 'locale' | 'now'>,
): NurseryCardProps {
  const { slug, name, type, cityName, postalCode, places, ages, tariffMode, vacancy } = place;
  return {
    href: pathTo('nursery', { slug }, locale),
    name,
    type,
    cityName,
    postalCode,
    places,
    ages,
    tariffMode,
    vacancy,
    isVacancyOld: isVacancyOld(vacancy, todayInParis(now)),
    kilometres,
  };
}
