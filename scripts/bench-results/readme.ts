import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../harness/local/paths.ts';
import { markdownOf } from './markdown.ts';
import { type BenchResult, readResult, resultFile } from './result.ts';

const readmeFile = path.join(root, 'bench/README.md');
const place = /<!-- result:([a-z-]+) -->\n(.*?)<!-- \/result -->/gs;

const notMeasured = (name: string) => `Not measured with this code yet: \`npm run bench -- ${name}\` on an idle machine.`;

/** A text with each result in its place. */
export function withResults(text: string, read: (name: string) => BenchResult | null): string {
  return text.replace(place, (_, name: string) => {
    const result = read(name);
    return `<!-- result:${name} -->\n\n${result ? markdownOf(result) : notMeasured(name)}\n\n<!-- /result -->`;
  });
}

/** The benches whose place differs from their result, one line each. */
export function differencesOf(text: string, read: (name: string) => BenchResult | null): string[] {
  return [...text.matchAll(place)].flatMap(([whole, name = '']) =>
    withResults(whole, read) === whole ? [] : [`bench/README.md differs from ${resultFile(name)}: npm run bench -- --tables`],
  );
}

/** The benches that have a place in the text. */
export const placesOf = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name);

/** `bench/README.md` as it is. */
export const readReadme = (): string => readFileSync(readmeFile, 'utf8');

/** Writes the tables of `bench/README.md` from the files of results. */
export function writeTables(): void {
  writeFileSync(readmeFile, withResults(readReadme(), readResult));
}
