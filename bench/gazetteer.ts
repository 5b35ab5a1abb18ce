import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distanceKilometres } from '../domain/distance.ts';
import { readGazetteer } from '../harness/gazetteer/gazetteer.ts';
import type { Cell, Table } from '../scripts/bench-results/result.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { runAlone } from './kit/run-alone.ts';
import { percentile, rounded } from './kit/statistics.ts';

/** Communes of every size and corner whose position everybody knows; a whole reference may be given instead. */
const knownCommunes = path.join(import.meta.dirname, 'gazetteer/known-communes.csv');
/** From here on a place must have a position of its own. */
const manyPeople = 10_000;

interface Difference {
  code: string;
  source: string;
  kilometres: number;
  people: number;
}

/** Code → position and people, from a file with the columns insee, population, lat, lon. */
function readReference(file: string) {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const columns = header.split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return { code: cell('insee'), people: Number(cell('population')) || 0, position: [cell('lat'), cell('lon')] };
  });
  return new Map(
    rows
      .filter(({ position }) => position.every(Boolean))
      .map(({ code, people, position: [latitude, longitude] }) => [
        code,
        { people, position: { latitude: Number(latitude), longitude: Number(longitude) } },
      ]),
  );
}

/** The distance that half of all people are within. */
function medianByPeople(differences: readonly Difference[]): number {
  const half = differences.reduce((sum, { people }) => sum + people, 0) / 2;
  let reached = 0;
  const sorted = differences.toSorted((one, other) => one.kilometres - other.kilometres);
  return (
    sorted.find(({ people }) => {
      reached += people;
      return reached >= half;
    })?.kilometres ?? Number.NaN
  );
}

function rowOf(name: string, differences: readonly Difference[]): Cell[] {
  const kilometres = differences.map((one) => one.kilometres);
  const people = differences.reduce((sum, one) => sum + one.people, 0);
  const worst = differences.toSorted((one, other) => other.kilometres - one.kilometres)[0];
  return [
    name,
    differences.length,
    rounded(people / 1e6, 2),
    rounded(percentile(kilometres, 0.5), 1),
    rounded(percentile(kilometres, 0.9), 1),
    rounded(medianByPeople(differences), 1),
    `${worst?.kilometres.toFixed(0)} (${worst?.code})`,
  ];
}

/** How far positions of communes are from a reference. */
async function run({ parameters: [file = knownCommunes] }: BenchOptions): Promise<Table[]> {
  const reference = readReference(file);
  const differences = [...readGazetteer().located].flatMap(([code, { position, source }]) => {
    const exact = reference.get(code);
    return exact ? [{ code, source, people: exact.people, kilometres: distanceKilometres(position, exact.position) }] : [];
  });
  const large = differences.filter(({ people }) => people >= manyPeople);
  const overseas = differences.filter(({ code }) => /^9[78]/.test(code));
  if (large.length === 0 || overseas.length === 0) throw new Error(`${file} names no large communes, or none overseas`);
  return [
    {
      columns: ['position', 'communes', 'M people', 'median km', 'p90 km', 'median by people', 'worst'],
      rows: [
        rowOf('all', differences),
        ...[...Map.groupBy(differences, ({ source }) => source)].map(([source, some]) => rowOf(source, some)),
        rowOf('10,000 people and more', large),
        rowOf('overseas', overseas),
      ],
      goals: [
        { what: 'km, median by people', value: rounded(medianByPeople(differences), 1), most: 1.5 },
        {
          what: 'km, p90 of 10,000 people and more',
          value: rounded(
            percentile(
              large.map(({ kilometres }) => kilometres),
              0.9,
            ),
            1,
          ),
          most: 3.5,
        },
      ],
    },
  ];
}

/** `node bench/gazetteer.ts [-- reference.csv]` */
export const gazetteer: Bench = { name: 'gazetteer', minutes: 0.1, run };

if (import.meta.main) await runAlone(gazetteer);
