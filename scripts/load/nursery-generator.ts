import type { NurseryType } from '../../domain/childcare/nursery-types.ts';
import { workdays } from '../../domain/childcare/workdays.ts';
import { slugify } from '../../domain/text/slugify.ts';
import type { PlaceRow } from '../../worker/search/places/place-rows.ts';
import { names } from './nursery-names.ts';
import { createRandom } from './random.ts';

/** A nursery as the CMS answers it, as far as lists and searches ask. */
export type MadeNursery = Record<string, unknown> & { documentId: string; slug: string };

interface Options {
  count: number;
  /** Where people live: communes and arrondissements of the gazetteer. */
  places: readonly PlaceRow[];
  seed?: number;
}

/** How often each type is met with; how many places it has at least and at most. */
const kinds: [type: NurseryType, share: number, places: [number, number], tariff: 'psu' | 'paje' | 'any'][] = [
  ['micro_nurseries', 0.45, [9, 12], 'paje'],
  ['collective_nursery', 0.25, [18, 60], 'psu'],
  ['multi_reception_nurseries', 0.18, [18, 40], 'psu'],
  ['home_of_childminders', 0.05, [8, 12], 'paje'],
  ['family_nursery', 0.03, [20, 60], 'psu'],
  ['parental_nursery', 0.02, [12, 20], 'psu'],
  ['kindergarten', 0.01, [20, 40], 'psu'],
  ['daycare_center', 0.01, [10, 20], 'any'],
];

/** A nursery stands within this many degrees of the middle of its commune. */
const spread = 0.02;

/** Plausible nurseries where people live, the same for the same options. */
export function* makeNurseries({ count, places, seed = 1 }: Options): Generator<MadeNursery> {
  const random = createRandom(seed);
  const choose = createChooser(places);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));

  for (let number = 0; number < count; number += 1) {
    const place = choose(random());
    const [type, , [least, most], tariff] = kindAt(random());
    const city = place.kind === 'arrondissement' ? place.name.replace(/ \d+er?$/, '') : place.name;
    const name = `${pick(names.first)} ${pick(names.second)}`;
    const id = `${number.toString(36).padStart(6, '0')}${Math.floor(random() * 1e9).toString(36)}`;
    yield {
      documentId: id,
      name,
      slug: `${slugify(`${name} ${city}`)}-${number}`,
      type,
      manager: `${pick(names.managers)} ${pick(names.second)}`,
      network: random() < 0.3 ? `Réseau ${pick(names.second)}` : null,
      street: `${between(1, 120)} ${pick(names.streets)}`,
      postalCode: pick(place.postalCodes.split(' ')),
      cityName: city,
      inseeCode: place.parent ?? place.code,
      citySlug: null,
      // One in fifty has lost its position on the way.
      latitude: random() < 0.02 ? null : (place.latitude ?? 0) + (random() - 0.5) * spread,
      longitude: (place.longitude ?? 0) + (random() - 0.5) * spread,
      approvedPlaces: between(least, most),
      minimumAgeMonths: type === 'kindergarten' ? 18 : pick([2, 2, 3, 4]),
      maximumAgeMonths: pick([36, 36, 48, 72]),
      openingHours: workdays.map((weekday) => ({
        weekday,
        opens: pick(['07:00', '07:30', '08:00']),
        closes: pick(['18:00', '18:30', '19:00']),
      })),
      tariffMode: tariff === 'any' ? pick(['psu', 'paje']) : tariff,
      items: Object.fromEntries(
        ['diaper', 'meal', 'snack', 'milk', 'care'].map((item) => [item, pick(['provided', 'provided', 'brought', 'unknown'])]),
      ),
      disabilityWelcome: pick(['yes', 'no', 'unknown', 'unknown']),
      pedagogy: random() < 0.5 ? pick(names.pedagogies) : null,
      languages: ['français'],
      description: Array.from({ length: 5 }, () => pick(names.sentences)).join(' '),
    };
  }
}

function kindAt(share: number) {
  let reached = 0;
  const kind = kinds.find(([, kindShare]) => {
    reached += kindShare;
    return share < reached;
  });
  return kind ?? (kinds[0] as (typeof kinds)[number]);
}

/** Chooses places as often as people live there; whole cities are left to their arrondissements. */
export function createChooser(places: readonly PlaceRow[]): (share: number) => PlaceRow {
  const divided = new Set(places.map(({ parent }) => parent));
  const peopled = places.filter(
    ({ kind, code, population, postalCodes, latitude }) =>
      (kind === 'commune' || kind === 'arrondissement') && !divided.has(code) && population > 0 && postalCodes !== '' && latitude !== null,
  );
  let sum = 0;
  const ends = peopled.map(({ population }) => {
    sum += population;
    return sum;
  });
  return (share) => {
    const target = share * sum;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return peopled[low] as PlaceRow;
  };
}
