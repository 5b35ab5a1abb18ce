import { todayInParis } from '../domain/forms/fields/plain-date.ts';
import { startCmsStandIn } from '../harness/cms-stand-in/cms-stand-in.ts';
import { answerFromNurseries } from '../harness/cms-stand-in/made-nurseries.ts';
import { readGazetteer } from '../harness/gazetteer/gazetteer.ts';
import { say } from '../harness/local/say.ts';
import { setup } from '../harness/prepare.ts';
import type { Goal, Table } from '../scripts/bench-results/result.ts';
import { type MadeNursery, makeNurseries } from '../scripts/load/nursery-generator.ts';
import { createPlaceMaker } from '../scripts/load/place-generator.ts';
import type { PlaceRow } from '../worker/search/places/place-rows.ts';
import type { Bench, BenchOptions } from './kit/bench.ts';
import { workerdMegabytes } from './kit/processes.ts';
import { runAlone } from './kit/run-alone.ts';
import { percentile, rounded } from './kit/statistics.ts';
import type { BenchAnswer, BenchQuestion } from './search/bench-worker.ts';
import { benchQuestions, type Measured } from './search/questions.ts';
import { startSearchWorker } from './search/search-worker.ts';

/** Nurseries of the only town that stays the same whatever the size. */
const constantNurseries = 60;
/** Nurseries on a page of the finder. */
const fullPage = 20;
/** What we aim at is said for this size: twice the nurseries of France. */
const designSize = 20_000;
/** Unmeasured questions of a kind: the first ones compile its code and its statements. */
const warmingQuestions = 20;
/** Kinds take turns after so many questions, so that what disturbs the machine for a moment disturbs all of them, the floor as well. */
const turnQuestions = 20;
/** How often each question is measured: the p99 of 600 answers is the sixth-slowest, that of 200 the second-slowest. */
const rounds = 3;
const placesOfNursery = 3;
const mostPages = 20;

const isBastia = ({ code }: PlaceRow) => code === '2B033';

function nurseriesOf(count: number, places: PlaceRow[]): MadeNursery[] {
  const elsewhere = places.filter(({ department }) => department !== '2A' && department !== '2B');
  const constant = [...makeNurseries({ count: constantNurseries, places: places.filter(isBastia), seed: 2 })];
  const tell = createPlaceMaker({ today: todayInParis(Date.now()), perNursery: placesOfNursery });
  const withPlaces = (nursery: MadeNursery) => ({
    ...nursery,
    places: tell(nursery).map(({ documentId: id, ...place }) => ({ id, ...place })),
  });
  return [
    ...constant.map((nursery) => ({ ...nursery, documentId: `bastia${nursery.documentId}`, slug: `bastia-${nursery.slug}` })),
    ...makeNurseries({ count: count - constantNurseries, places: elsewhere }),
  ].map(withPlaces);
}

type Answer = BenchAnswer & { milliseconds: number };

async function ask(url: URL, question: BenchQuestion): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(question) });
  if (!response.ok) throw new Error(`${JSON.stringify(question)}: ${await response.text()}`);
  return { ...((await response.json()) as BenchAnswer), milliseconds: performance.now() - startedAt };
}

/** Feeds the database to the end, and says how many seconds that took. */
async function feed(url: URL): Promise<number> {
  const startedAt = performance.now();
  for (let outcome: string | undefined = 'more'; outcome === 'more'; ) ({ outcome } = await ask(url, { ask: 'feed', mostPages }));
  return (performance.now() - startedAt) / 1000;
}

interface SizeResult {
  size: number;
  answers: { measured: Measured; answers: Answer[] }[];
  feedSeconds: [first: number, again: number];
  megabytes: number;
}

/** Asks all kinds alike: each is warmed, then all take turns until every question was measured as often. */
async function measureKinds(url: URL, kinds: readonly Measured[]): Promise<SizeResult['answers']> {
  for (const { questions } of kinds) for (const question of questions.slice(0, warmingQuestions)) await ask(url, question);
  const answers = kinds.map((measured) => ({ measured, answers: [] as Answer[] }));
  const longest = Math.max(...kinds.map(({ questions }) => questions.length));
  for (let round = 0; round < rounds; round += 1)
    for (let first = 0; first < longest; first += turnQuestions)
      for (const { measured, answers: measuredAnswers } of answers)
        for (const question of measured.questions.slice(first, first + turnQuestions)) measuredAnswers.push(await ask(url, question));
  for (const { measured, answers: measuredAnswers } of answers)
    if (measured.isFound && measuredAnswers.every(({ count }) => count === 0)) throw new Error(`${measured.title}: nothing was found`);
  return answers;
}

async function measureSize(size: number, times: number, places: PlaceRow[]): Promise<SizeResult> {
  const nurseries = nurseriesOf(size, places);
  const cms = await startCmsStandIn({ answer: answerFromNurseries(nurseries) });
  const worker = await startSearchWorker({ origin: cms.url, token: 'bench' });
  try {
    const { url } = worker;
    const feedSeconds: SizeResult['feedSeconds'] = [await feed(url), await feed(url)];
    const answers = await measureKinds(url, benchQuestions(places, nurseries, times));
    return { size, answers, feedSeconds, megabytes: workerdMegabytes() };
  } finally {
    await worker.close();
    await cms.close();
  }
}

const timesOf = (answers: Answer[], share: number) =>
  percentile(
    answers.map(({ milliseconds }) => milliseconds),
    share,
  );
const rowsOf = (answers: Answer[], share: number) =>
  percentile(
    answers.map(({ rowsRead }) => rowsRead),
    share,
  );

/** What is aimed at, at the size it is said for, or the largest that was measured. */
function goalsOf({ size, answers }: SizeResult): Goal[] {
  const point = answers.find(({ measured }) => measured.isFloor)?.answers ?? [];
  const perShown = answers.flatMap(({ measured: { title, mostRowsPerFound }, answers: measuredAnswers }) => {
    // A search that finds hardly anything costs what finding the place costs.
    const shares = measuredAnswers.flatMap(({ rowsRead, count }) => (count >= fullPage ? [rowsRead / count] : []));
    return mostRowsPerFound === undefined || shares.length === 0
      ? []
      : [
          {
            what: `${title}: rows for each that is found, p90 of full pages`,
            value: rounded(percentile(shares, 0.9), 1),
            most: mostRowsPerFound,
          },
        ];
  });
  const rows = answers.flatMap(({ measured: { title, mostRows }, answers: measuredAnswers }) =>
    mostRows === undefined
      ? []
      : [
          { what: `${title}: rows p99, ${size.toLocaleString('en')}`, value: rowsOf(measuredAnswers, 0.99), most: mostRows },
          { what: `${title} / floor, ms p99`, value: rounded(timesOf(measuredAnswers, 0.99) / timesOf(point, 0.99), 1), most: 3 },
        ],
  );
  return [...perShown, ...rows];
}

function tablesOf(results: SizeResult[]): Table[] {
  const [first] = results;
  const design = results.find(({ size }) => size === designSize) ?? results.at(-1);
  if (!first || !design) throw new Error('no size was measured');
  const text = (value: number) => value.toLocaleString('en');
  const cell = (answers: Answer[]) =>
    `${timesOf(answers, 0.5).toFixed(1)} / ${timesOf(answers, 0.99).toFixed(1)}, ${text(rowsOf(answers, 0.5))} / ${text(rowsOf(answers, 0.99))}`;
  return [
    {
      columns: ['question: ms p50 / p99, rows read p50 / p99', ...results.map(({ size }) => text(size))],
      rows: first.answers.map(({ measured: { title } }, index) => [
        title,
        ...results.map(({ answers }) => cell(answers[index]?.answers ?? [])),
      ]),
      goals: goalsOf(design),
    },
    {
      title: 'Feed and memory',
      columns: ['nurseries', ...results.map(({ size }) => text(size))],
      rows: [
        ['full feed, s', ...results.map(({ feedSeconds: [whole] }) => rounded(whole, 1))],
        ['pass without a change, s', ...results.map(({ feedSeconds: [, again] }) => rounded(again, 1))],
        ['workerd at most, MB, database and gazetteer included', ...results.map(({ megabytes }) => megabytes)],
      ],
      goals: [],
    },
  ];
}

/** What the finder, the map, suggestions and the site search cost on the edge database. */
async function run({ isSmoke, parameters }: BenchOptions): Promise<Table[]> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  await setup();
  // Nurseries stand in towns; quarters and stations are found by name like these.
  const places = readGazetteer().places.filter(({ kind }) => kind !== 'quarter');
  const parameterSizes = parameters.map(Number).filter(Boolean);
  const sizes = isSmoke ? [500] : parameterSizes.length > 0 ? parameterSizes : [2000, designSize];
  const results: SizeResult[] = [];
  for (const size of sizes) {
    if (!isSmoke) say(`${size.toLocaleString('en')} nurseries`);
    results.push(await measureSize(size, isSmoke ? 2 : 200, places));
  }
  return tablesOf(results);
}

/** `node bench/search.ts [-- 2000 20000 200000]` */
export const search: Bench = { name: 'search', minutes: 5, run };

if (import.meta.main) await runAlone(search);
