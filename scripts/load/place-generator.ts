import { addDays, type PlainDate } from '../../domain/forms/fields/plain-date.ts';
import { wholeWeek, writeHalfDays } from '../../domain/nursery-places/half-days.ts';
import type { PlaceAvailability, PlaceKind, PlaceOrigin } from '../../domain/nursery-places/nursery-place.ts';
import type { MadeNursery } from './nursery-generator.ts';
import { createRandom } from './random.ts';

/** A place of a nursery by the attributes of the CMS. */
export interface MadePlace {
  documentId: string;
  ageFromMonths: number;
  ageToMonths: number;
  days: string;
  availability: PlaceAvailability;
  count: number | null;
  availableFrom: PlainDate | null;
  availableUntil: PlainDate | null;
  kind: PlaceKind;
  opensAt: string | null;
  closesAt: string | null;
  hourlyPrice: number | null;
  reportedOn: PlainDate;
  origin: PlaceOrigin;
}

/** Ages as nurseries group them. */
const groups: [from: number, to: number][] = [
  [2, 11],
  [12, 23],
  [24, 36],
  [2, 36],
];

/** What a nursery says of its places: so many rows for each, most of this week, the same for the same options. */
export function createPlaceMaker({ today, perNursery, seed = 3 }: { today: PlainDate; perNursery: number; seed?: number }) {
  const random = createRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const place = (nursery: MadeNursery, number: number): MadePlace => {
    const [ageFromMonths, ageToMonths] = groups[number % groups.length] ?? [2, 36];
    const state = random();
    const isRegular = random() < 0.85;
    return {
      documentId: `p${number}${nursery.documentId}`.slice(0, 24),
      ageFromMonths,
      ageToMonths,
      days: writeHalfDays(random() < 0.6 ? wholeWeek : between(1, wholeWeek)),
      availability: state < 0.4 ? 'number' : state < 0.85 ? 'full' : 'not_communicated',
      count: state < 0.4 ? between(1, 3) : null,
      availableFrom: random() < 0.7 ? addDays(today, between(-60, 200)) : null,
      availableUntil: null,
      kind: isRegular ? 'regular' : 'occasional',
      opensAt: null,
      closesAt: null,
      hourlyPrice: nursery.tariffMode === 'paje' ? between(700, 1000) / 100 : null,
      // Seven in ten have told it this week, one in ten not for a month.
      reportedOn: addDays(today, -(random() < 0.7 ? between(0, 7) : random() < 0.67 ? between(8, 30) : between(31, 60))),
      origin: 'manager',
    };
  };
  return (nursery: MadeNursery): MadePlace[] => Array.from({ length: perNursery }, (_, number) => place(nursery, number));
}
