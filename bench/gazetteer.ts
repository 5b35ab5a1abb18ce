import { readFileSync } from 'node:fs';
import { distanceKilometres } from '../domain/distance.ts';
import { makeGazetteer } from '../harness/gazetteer/gazetteer.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node bench/gazetteer.ts reference.csv\n  with the columns insee, population, lat, lon');
  process.exit(1);
}

const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
const columns = header.split(',');
const cellOf = (line: string, name: string) => line.split(',')[columns.indexOf(name)] ?? '';
const reference = new Map(lines.filter((line) => cellOf(line, 'lat')).map((line) => [cellOf(line, 'insee'), line]));

const startedAt = performance.now();
const { located, names, prefixes, words, places } = makeGazetteer();
const seconds = (performance.now() - startedAt) / 1000;
console.log(
  `${places.length} places, ${names.length} names, ${prefixes.length} crowded beginnings, ${words.length} words in ${seconds.toFixed(1)} s\n`,
);

const errors = [...located].flatMap(([code, { position, source }]) => {
  const line = reference.get(code);
  if (!line) return [];
  const exact = { latitude: Number(cellOf(line, 'lat')), longitude: Number(cellOf(line, 'lon')) };
  return [{ code, source, kilometres: distanceKilometres(position, exact), people: Number(cellOf(line, 'population')) || 0 }];
});

function report(name: string, list: typeof errors) {
  const sorted = list.toSorted((one, other) => one.kilometres - other.kilometres);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)]?.kilometres ?? 0).toFixed(1);
  const people = list.reduce((sum, one) => sum + one.people, 0);
  let reached = 0;
  const half = sorted.find((one) => {
    reached += one.people;
    return reached >= people / 2;
  });
  const most = sorted.at(-1);
  console.log(
    `| ${name} | ${list.length} | ${(people / 1e6).toFixed(1)} | ${at(0.5)} | ${at(0.9)} | ${half?.kilometres.toFixed(1)} | ${most?.kilometres.toFixed(0)} (${most?.code}) |`,
  );
}

console.log('| position | communes | M people | median km | p90 km | median by people | worst |\n|---|---:|---:|---:|---:|---:|---:|');
report('all', errors);
for (const [source, list] of Map.groupBy(errors, (one) => one.source)) report(source, list);
report(
  '10,000 people and more',
  errors.filter(({ people }) => people >= 10_000),
);
report(
  'overseas',
  errors.filter(({ code }) => /^9[78]/.test(code)),
);
