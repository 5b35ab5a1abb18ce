import { workdays } from '../../domain/childcare/workdays.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { monthAfter } from '../../domain/nursery-places/matching/age-at-start.ts';
import type { Criteria } from '../../domain/places/criteria/criteria.ts';
import { noCriteria } from '../../domain/places/criteria/read-criteria.ts';
import { labelOfPlace } from '../../domain/places/place.ts';
import type { MadeNursery } from '../../scripts/load/nursery-generator.ts';
import { names } from '../../scripts/load/nursery-names.ts';
import { createRandom } from '../../scripts/load/random.ts';
import type { PlaceRow } from '../../worker/search/places/place-rows.ts';
import type { BenchQuestion } from './bench-worker.ts';

/** Questions of one kind, each asked in turn. */
export interface Measured {
  title: string;
  questions: BenchQuestion[];
  /** Something must be found. */
  isFound?: boolean;
  /** The least a question to the database costs. */
  isFloor?: boolean;
  /** Rows it may read for each nursery that is found, at the design size. */
  mostRowsPerFound?: number;
  /** Rows it may read at the design size. */
  mostRows?: number;
}

/** One in so many readers filters by each. */
const filters: Partial<Criteria>[] = [
  {},
  {},
  { types: ['micro_nurseries'] },
  { hasVacancy: true },
  { ageMonths: 6, tariffMode: 'psu' },
  { provided: ['meal', 'diaper'] },
  { radius: 10 },
  { radius: 30 },
  { radius: 2 },
];
const mostRows = 2000;
const mostRowsPerFound = 8;
const mostSuggestionRows = 100;

/** What is measured, the same for the same places and nurseries. */
export function benchQuestions(places: readonly PlaceRow[], nurseries: readonly MadeNursery[], count: number): Measured[] {
  const random = createRandom(7);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const towns = places.filter(({ kind, population }) => kind === 'commune' && population >= 5000);
  const label = ({ name, department, kind }: PlaceRow) =>
    labelOfPlace({ name, kind: kind === 'arrondissement' ? kind : 'commune', department: { code: department ?? '', name: '' } });
  const find = (criteria: Partial<Criteria>): BenchQuestion => ({ ask: 'find', criteria: { ...noCriteria, ...criteria } });
  const search = (text: string): BenchQuestion => ({ ask: 'search', request: { text, locale: 'fr', kind: null, page: 1 } });
  /** What a parent knows: a child of some months, a start within the year, some days. */
  const month = todayInParis(Date.now()).slice(0, 7);
  const child = (): Partial<Criteria> => ({
    birth: monthAfter(month, -Math.floor(random() * 24)),
    start: monthAfter(month, Math.floor(random() * 12)),
    days: workdays.slice(0, 3 + Math.floor(random() * 3)),
  });
  const kind = (title: string, make: () => BenchQuestion, more: Omit<Measured, 'title' | 'questions'> = {}): Measured => ({
    title,
    questions: Array.from({ length: count }, make),
    ...more,
  });
  return [
    kind('nothing: the bench itself', () => ({ ask: 'nothing' })),
    kind('**floor**: one nursery by its slug', () => ({ ask: 'read', slug: pick(nurseries).slug }), { isFloor: true, isFound: true }),
    kind('finder, a town, filters of readers', () => find({ place: label(pick(towns)), ...pick(filters) }), { mostRows }),
    kind('finder, a town, places that fit first', () => find({ place: label(pick(towns)), ...child() }), { mostRows, mostRowsPerFound }),
    kind('finder, a town, only places that fit', () => find({ place: label(pick(towns)), ...child(), onlyFitting: true })),
    kind('finder, Bastia within 10 km, always the same 60', () => find({ place: 'Bastia', radius: 10 }), { isFound: true }),
    kind('finder, the widest circle: Paris within 30 km', () => find({ place: 'Paris', radius: 30 }), { isFound: true, mostRows }),
    kind('finder, the last page of the widest circle', () => find({ place: 'Paris', radius: 30, page: 25 }), { isFound: true, mostRows }),
    kind('finder, the widest circle, places that fit first', () => find({ place: 'Paris', radius: 30, ...child() }), {
      isFound: true,
      mostRows,
    }),
    kind('finder, home and work by detour', () => find({ place: label(pick(towns)), work: 'Nantes', order: 'detour' }), { mostRows }),
    kind('finder, a whole department', () => find({ place: pick(['Loire', 'Gers', 'Bas-Rhin', 'Var']) }), { isFound: true, mostRows }),
    kind('finder, a whole region', () => find({ place: pick(['Île-de-France', 'Bretagne', 'Occitanie']) }), { isFound: true, mostRows }),
    kind('map of a town within 10 km', () => ({ ask: 'points', criteria: { ...noCriteria, place: label(pick(towns)), radius: 10 } }), {
      mostRows,
    }),
    kind(
      'suggestions, a name while it is typed',
      () => {
        const { name } = pick(places);
        return { ask: 'suggest', text: name.slice(0, 1 + Math.floor(random() * 7)) };
      },
      { isFound: true, mostRows: mostSuggestionRows },
    ),
    kind('site search, a name', () => search(`${pick(names.first)} ${pick(names.second)} ${pick(towns).name}`), { mostRows }),
    kind('site search, a word with a wrong letter', () => search(pick(['montesori', 'potagr', 'pirouetes', 'lucioes'])), { isFound: true }),
    kind('site search, « crèche »: everything there is', () => search('crèche'), { isFound: true, mostRows }),
  ];
}
