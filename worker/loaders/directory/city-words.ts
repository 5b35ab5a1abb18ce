import { formatsOf } from '../../../client/i18n/format.ts';
import type { CityProps } from '../../../client/pages/city/city.tsx';
import { type ObservedDelay, toldRange } from '../../../domain/placement/observed-delays.ts';
import type { CitySummary } from '../../content/directory/cities.ts';
import type { LoaderContext } from '../loader.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages'>;

/** More postal codes than this are a list nobody reads: the first and the last are enough. */
const listedCodes = 6;

/** Partner nurseries in a town, and the approved places of those that tell theirs: null where none does. */
interface CityNurseries {
  nurseryCount: number;
  places: number | null;
}

/** What is known of a town, in words. What is not known is left out: it is not for the nurseries to disclose. */
export function cityFacts(
  { departmentCode, departmentName, regionName, postalCodes, population }: CitySummary,
  { nurseryCount, places }: CityNurseries,
  { locale, messages: { cityFacts: texts } }: WordsContext,
): CityProps['facts'] {
  const { number } = formatsOf(locale);
  const codes = postalCodes.length > listedCodes ? `${postalCodes[0]} – ${postalCodes.toSorted().at(-1)}` : postalCodes.join(', ');
  const facts = [
    { label: texts.region, value: regionName },
    { label: texts.department, value: departmentName && `${departmentName}${departmentCode ? ` (${departmentCode})` : ''}` },
    { label: texts.postalCodes, value: codes || null },
    { label: texts.population, value: population && texts.inhabitants(number(population)) },
    { label: texts.partners, value: number(nurseryCount) },
    { label: texts.places, value: places && number(places) },
  ];
  return facts.filter(({ value }) => value !== null);
}

/** A delay as it is told, or nothing: the CMS tells none of few cases, nor does the page. */
export function cityDelay(observed: ObservedDelay | null, { locale, messages }: WordsContext): CityProps['delay'] {
  const range = observed && toldRange(observed);
  if (!range) return null;
  const { number, date } = formatsOf(locale);
  const { title, range: rangeWords, from } = messages.cityFacts.delay;
  return { title, range: rangeWords(range), from: from(observed.zone, number(observed.cases), date(observed.on)) };
}
