import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports of values: types bring no code. */
const imported = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+\.tsx?)'/gm;
const used = /(?:\{([^{}]*)\}\s*=\s*)?useMessages\(\)(?:\.(\w+))?/g;
const exported = /export (?:const|\{) ?(\w+)/g;
/** A file that puts others of its folder together, for which the browser then has one address. */
const putTogether = /^export \{.*\} from '\.\/([^']+)\.ts'/gm;
/** The frame of every page, which no page imports. */
const frame = 'client/app.tsx';

/** Said by the worker alone. */
const forWorker = ['head', 'nurseries/nursery-card', 'nurseries/finder-words'];

/** The files of messages for the browser, by their path below a language: `frame`, `editorial/blog`. */
export function messageAreas(root: string): string[] {
  const files = readdirSync(path.join(root, 'client/i18n/fr'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const areas = files.map((file) => file.replace(/\.ts$/, '')).filter((area) => !forWorker.includes(area));
  const inOthers = new Set(
    areas.flatMap((area) => [...textOf(root, area).matchAll(putTogether)].map(([, name = '']) => path.join(path.dirname(area), name))),
  );
  return areas.filter((area) => !inOthers.has(area));
}

const textOf = (root: string, area: string) => readFileSync(path.join(root, `client/i18n/fr/${area}.ts`), 'utf8');

/**
 * The files of messages that a page and its frame use, found by reading their modules for `useMessages()`. A use that this
 * cannot see fails when the page is hydrated, which a test does with every page.
 */
export function areasOf(root: string, source: string): string[] {
  const names = new Set(
    [...modulesBelow(root, frame), ...modulesBelow(root, source)].flatMap((file) => usedNames(readFileSync(path.join(root, file), 'utf8'))),
  );
  return messageAreas(root).filter((area) => {
    return [...textOf(root, area).matchAll(exported)].some(([, name = '']) => names.has(name));
  });
}

function usedNames(text: string): string[] {
  return [...text.matchAll(used)].flatMap(([, group, single]) => {
    if (single) return [single];
    // `const { blog, common: texts } = useMessages()`
    return (group ?? '').split(',').map((part) => part.split(':')[0]?.trim() ?? '');
  });
}

function modulesBelow(root: string, source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source) || !source.startsWith('client/') || source.startsWith('client/i18n/')) return seen;
  seen.add(source);
  for (const [, target = ''] of readFileSync(path.join(root, source), 'utf8').matchAll(imported)) {
    modulesBelow(root, path.posix.join(path.posix.dirname(source), target), seen);
  }
  return seen;
}
