import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../harness/local/paths.ts';
import type { Check } from '../check.ts';
import { trackedFiles } from './tracked-files.ts';

const readable = /\.(?:md|ts|tsx|mts|mjs|cjs|css|toml|sh|ya?ml|jsonc|sql)$|^\.ci\//;
const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|^\s*(?:#|--).*/gm;
const codeBlocks = /^```[\s\S]*?^```/gm;
const quoted = /`([^`\n]+)`/g;
const pathLike = /^[\w.@*{},<>-]+(?:\/[\w.@*{},<> -]+)*\/?$/;
const fileEnding = /\.(?:tsx?|mts|mjs|cjs|css|md|jsonc?|toml|sql|sh|ya?ml|svg|png)$/;
/** What each machine makes for itself, what benches write, and files of the build. */
const untracked =
  /^(?:dist|node_modules|bench\/results|\.cache|\.local|\.wrangler|\.dev\.vars)(?:\/|$)|(?:^|\/)(?:_payload|wrangler|manifest|builds|secrets)\.json$/;

/** The paths of this project that a file names in backticks; in code, those of its comments. */
export function namedPaths(file: string, text: string, topFolders: ReadonlySet<string>): string[] {
  const prose = file.endsWith('.md') ? [text.replace(codeBlocks, '')] : (text.match(comments) ?? []);
  return prose
    .flatMap((part) => [...part.matchAll(quoted)].map(([, name = '']) => name))
    .filter((name) => pathLike.test(name) && !untracked.test(name))
    .filter((name) => fileEnding.test(name) || (name.includes('/') && topFolders.has(name.split('/')[0] ?? '')));
}

/** Matches the end of a path, or a folder of it: `*`, `<form>` and `{name}` stand for any name, `{fr,en}` for one of two. */
export function patternOf(name: string): RegExp {
  const source = name
    .replace(/\/$/, '')
    .replaceAll(/[.+]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => (choices.includes(',') ? `(?:${choices.replaceAll(',', '|')})` : '[^/]+'))
    .replaceAll(/<[^>]*>/g, '[^/]+')
    .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.+' : '[^/]*'));
  return new RegExp(`(?:^|/)${source}(?:/|$)`);
}

export const pathsInText: Check = {
  name: 'paths that docs and comments name',
  run() {
    const files = trackedFiles(/./);
    const topFolders = new Set(files.map((file) => file.split('/')[0] ?? ''));
    const named = files
      .filter((file) => readable.test(file))
      .flatMap((file) => namedPaths(file, readFileSync(path.join(root, file), 'utf8'), topFolders).map((name) => ({ file, name })));
    const isMissing = (name: string) => {
      const pattern = patternOf(name);
      return !existsSync(path.join(root, name)) && !files.some((file) => pattern.test(file));
    };
    const missing = new Set(named.map(({ name }) => name).filter(isMissing));
    return {
      problems: named.filter(({ name }) => missing.has(name)).map(({ file, name }) => `${file} names \`${name}\`, which does not exist`),
    };
  },
};
