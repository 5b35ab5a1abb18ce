import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readModule } from './read-module.ts';

/** The frame of every page, which no page imports. */
const frame = 'client/app.tsx';

/** Said by the worker alone. */
const forWorker = ['head', 'footer', 'nurseries/nursery-card', 'nurseries/finder-words'];

/** The files of messages for the browser, by their path below a language: `frame`, `editorial/blog`. */
export function messageAreas(root: string): string[] {
  const files = readdirSync(path.join(root, 'client/i18n/fr'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const areas = files.map((file) => file.replace(/\.ts$/, '')).filter((area) => !forWorker.includes(area));
  // A file that exports others of its folder puts them together: the browser has one address for them.
  const inOthers = new Set(
    areas.flatMap((area) =>
      exportsOf(root, area).flatMap(({ from }) => (from ? path.join(path.dirname(area), from).replace(/\.ts$/, '') : [])),
    ),
  );
  return areas.filter((area) => !inOthers.has(area));
}

const exportsOf = (root: string, area: string) => readModule(path.join(root, `client/i18n/fr/${area}.ts`)).exports;

/** The files of messages that a page and its frame use: the areas that their modules take from `useMessages()`. */
export function areasOf(root: string, source: string): string[] {
  const modules = [...modulesBelow(root, frame), ...modulesBelow(root, source)];
  const names = new Set(modules.flatMap((file) => readModule(path.join(root, file)).messages));
  return messageAreas(root).filter((area) => exportsOf(root, area).some(({ name }) => names.has(name)));
}

function modulesBelow(root: string, source: string, seen = new Set<string>()): Set<string> {
  const isOurs = source.startsWith('client/') && !source.startsWith('client/i18n/') && /\.tsx?$/.test(source);
  if (seen.has(source) || !isOurs) return seen;
  seen.add(source);
  for (const target of readModule(path.join(root, source)).imports)
    if (target.startsWith('.')) modulesBelow(root, path.posix.join(path.posix.dirname(source), target), seen);
  return seen;
}
