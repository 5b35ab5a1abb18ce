import { Facts } from '../../components/facts.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

export interface CityFactsProps {
  regionName: string | null;
  departmentName: string | null;
  departmentCode: string | null;
  postalCodes: string[];
  population: number | null;
  /** Partner nurseries in the town. */
  nurseryCount: number;
  /** Approved places in those that tell theirs; null where none does. */
  places: number | null;
}

/** More postal codes than this are a list nobody reads: the first and the last are enough. */
const listedCodes = 6;

export function CityFacts({ regionName, departmentName, departmentCode, postalCodes, population, nurseryCount, places }: CityFactsProps) {
  const { city } = useMessages();
  const { number } = useFormats();
  const codes = postalCodes.length > listedCodes ? `${postalCodes[0]} – ${postalCodes.toSorted().at(-1)}` : postalCodes.join(', ');
  const facts = [
    { label: city.region, value: regionName },
    { label: city.department, value: departmentName && `${departmentName}${departmentCode ? ` (${departmentCode})` : ''}` },
    { label: city.postalCodes, value: codes || null },
    { label: city.population, value: population && city.inhabitants(number(population)) },
    { label: city.partners, value: number(nurseryCount) },
    { label: city.places, value: places && number(places) },
  ];
  // What is not known of a town is left out: it is not for the nurseries to disclose.
  return <Facts facts={facts.filter(({ value }) => value !== null)} />;
}
