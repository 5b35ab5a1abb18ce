import { type Criteria, noCriteria } from '../../domain/places/criteria.ts';
import { labelOfPlace } from '../../domain/places/place.ts';
import type { PlaceRow } from '../../harness/gazetteer/place-rows.ts';
import { names } from '../../scripts/load/nursery-names.ts';
import { createRandom } from '../../scripts/load/random.ts';
import type { BenchQuestion } from './bench-worker.ts';

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

/** What is measured, by name: each list is asked in turn. */
export function benchQuestions(places: readonly PlaceRow[], count: number): Record<string, BenchQuestion[]> {
  const random = createRandom(7);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const towns = places.filter(({ kind, population }) => kind === 'commune' && population >= 5000);
  const label = ({ name, department, kind }: PlaceRow) =>
    labelOfPlace({ name, kind: kind === 'arrondissement' ? kind : 'commune', department: { code: department ?? '', name: '' } });
  const times = <Value>(make: () => Value): Value[] => Array.from({ length: count }, make);
  const find = (criteria: Partial<Criteria>): BenchQuestion => ({ ask: 'find', criteria: { ...noCriteria, ...criteria } });
  const search = (text: string): BenchQuestion => ({ ask: 'search', request: { text, locale: 'fr', kind: null, page: 1 } });
  return {
    'finder, a town, filters of readers': times(() => find({ place: label(pick(towns)), ...pick(filters) })),
    'finder, Bastia within 10 km, always the same 60': times(() => find({ place: 'Bastia', radius: 10 })),
    'finder, the widest circle: Paris within 30 km': times(() => find({ place: 'Paris', radius: 30 })),
    'finder, home and work by detour': times(() => find({ place: label(pick(towns)), work: 'Nantes', order: 'detour' })),
    'finder, a whole department': times(() => find({ place: pick(['Loire', 'Gers', 'Bas-Rhin', 'Var']) })),
    'map of a town within 10 km': times(() => ({ ask: 'points', criteria: { ...noCriteria, place: label(pick(towns)), radius: 10 } })),
    'suggestions, a name while it is typed': times(() => {
      const { name } = pick(places);
      return { ask: 'suggest', text: name.slice(0, 1 + Math.floor(random() * 7)) };
    }),
    'site search, a name': times(() => search(`${pick(names.first)} ${pick(names.second)} ${pick(towns).name}`)),
    'site search, a word with a wrong letter': times(() => search(pick(['montesori', 'potagr', 'pirouetes', 'lucioes']))),
    'site search, « crèche »: everything there is': times(() => search('crèche')),
  };
}
