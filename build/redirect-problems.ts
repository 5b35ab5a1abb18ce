import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitSource, splitTarget } from '../domain/addresses/redirect-rules.ts';
import { compileRedirects } from '../domain/addresses/redirect-table.ts';
import type { Redirect } from '../redirects/redirect.ts';
import { redirects as fixedRedirects } from '../redirects.ts';
import { livePaths } from './live-paths.ts';

export interface RuleSource {
  /** Path in the repository. */
  file: string;
  text: string;
}

/** Where rules are written. */
function readRuleSources(folder: string): RuleSource[] {
  const files = ['redirects.ts', ...readdirSync(path.join(folder, 'redirects')).map((name) => `redirects/${name}`)];
  return files.map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}

/** What is wrong with a table, one line a problem, with the file and the line of the rule. `live` are the pages that exist. */
export function redirectProblems(rules: readonly Redirect[], options: { sources: RuleSource[]; live: ReadonlySet<string> }): string[] {
  const { sources, live } = options;
  const { find, problems } = compileRedirects(rules);
  const broken = new Set(problems.map(({ index }) => index));
  const faults = [
    ...problems,
    ...rules.flatMap((rule, index) => {
      const reason = broken.has(index) ? null : (shadowedPage(rule, live) ?? missingTarget(rule, { find, live }));
      return reason ? [{ index, reason }] : [];
    }),
  ];
  const places = placesOf(rules, sources);
  return faults.sort((a, b) => a.index - b.index).map(({ index, reason }) => `${places[index]}: ${rules[index]?.from} ${reason}`);
}

function shadowedPage({ from }: Redirect, live: ReadonlySet<string>): string | null {
  const { path: source, isWildcard } = splitSource(from);
  const page = [...live].find((other) => other === source || (isWildcard && other.startsWith(`${source}/`)));
  return page ? `hides the page ${page}` : null;
}

/** The target as it is written counts, so that the rule that is wrong is named and not those that lead to it. */
function missingTarget({ to }: Redirect, table: { find: ReturnType<typeof compileRedirects>['find']; live: ReadonlySet<string> }) {
  const { path: target } = splitTarget(to);
  const exists = !target.startsWith('/') || table.live.has(target) || table.find(target, '') !== null;
  return exists ? null : `leads to ${target}, which is no page of the seed content`;
}

/** File and line of each rule; of a rule that is written twice, all of them. */
function placesOf(rules: readonly Redirect[], sources: RuleSource[]): string[] {
  const written = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const from = /\bfrom: '([^']*)'/.exec(line)?.[1];
      return from === undefined ? [] : [{ from, place: `${file}:${index + 1}` }];
    }),
  );
  const bySource = Map.groupBy(written, ({ from }) => from);
  return rules.map(({ from }) => (bySource.get(from) ?? []).map(({ place }) => place).join(', ') || 'redirects.ts');
}

/** The problems of the site's own table, as it stands in a folder. */
export function fixedRedirectProblems(folder: string): string[] {
  return redirectProblems(fixedRedirects, { sources: readRuleSources(folder), live: livePaths(path.join(folder, 'cms/seed')) });
}
