import type { Redirect } from '../../redirects/redirect.ts';
import { foldFrench } from '../text/french-text.ts';
import { canonicalPath } from './paths.ts';
import type { RedirectMatcher } from './redirect-matcher.ts';
import { ruleProblem, splitSource, splitTarget, type TargetParts } from './redirect-rules.ts';

export interface RedirectTarget {
  to: string;
  status: 301 | 302;
}

/** Where a French path has moved to, or null. Slashes, case and accents of the path do not matter; the query is one with its `?`, or empty. */
export type RedirectTable = (path: string, search: string) => RedirectTarget | null;

interface RuleProblem {
  /** Position among the rules that were handed in. */
  index: number;
  reason: string;
}

export interface CompiledRedirects {
  find: RedirectTable;
  /** Every stop on the way of a path, its end last: a page that stands at a stop ends the way there. */
  chain(path: string, search: string): RedirectTarget[];
  problems: RuleProblem[];
  matcher(): RedirectMatcher;
  data(): RedirectData;
}

/** A table as plain data, which `openRedirects` answers from: by their keys, paths and what has everything below it. */
export interface RedirectData {
  exact: [key: string, move: [to: string, status: 301 | 302]][];
  below: [key: string, move: [to: string, status: 301 | 302]][];
}

interface Move {
  target: TargetParts;
  status: 301 | 302;
}

interface IndexedRule extends Move {
  index: number;
  from: string;
}

const noEarlierRules: RedirectTable = () => null;
const plainPath = /^(?:\/[a-z0-9-]+)+$/;

/** The spelling that all spellings of a path share, or null where it cannot be one of ours. */
export function toRedirectKey(path: string): string | null {
  // Nearly every request has this form already.
  if (plainPath.test(path)) return path;
  const canonical = canonicalPath(path);
  return canonical === null ? null : foldFrench(decodeURIComponent(canonical));
}

/**
 * Compiles rules to a look-up in which a chain is one step. A rule that is broken, written twice or leads into a loop is left
 * out and named. `earlier` are rules that win over these, and that these may lead to.
 */
export function compileRedirects(
  rules: readonly Redirect[],
  earlier: RedirectTable = noEarlierRules,
  problemOf: typeof ruleProblem = ruleProblem,
): CompiledRedirects {
  const written = createRuleIndex();
  const problems: RuleProblem[] = [];
  for (const [index, rule] of rules.entries()) {
    const reason = problemOf(rule) ?? (earlier(rule.from, '') ? 'is a fixed redirect already' : written.add(rule, index));
    if (reason) problems.push({ index, reason });
  }
  const resolved = createRuleIndex();
  for (const rule of written.rules()) {
    const ends = followChain(rule, written, earlier);
    const end = typeof ends === 'string' ? null : ends.at(-1);
    if (typeof ends === 'string') problems.push({ index: rule.index, reason: ends });
    else if (end) resolved.put({ ...rule, ...end });
  }
  return {
    find: (path, search) => answer(resolved.find(toRedirectKey(path)), search),
    chain(path, search) {
      const rule = resolved.find(toRedirectKey(path));
      const first = rule && written.find(toRedirectKey(rule.from));
      const ends = first ? followChain(first, written, earlier) : [];
      return typeof ends === 'string' ? [] : ends.map((end) => toAnswer(end, search));
    },
    problems,
    matcher: resolved.matcher,
    data: resolved.data,
  };
}

/** Opens a table that was compiled before, which takes no more than two maps. */
export function openRedirects(data: RedirectData): RedirectTable {
  const exact = new Map(data.exact);
  const below = new Map(data.below);
  const deepest = Math.max(0, ...data.below.map(([key]) => depthOf(key)));
  return (path, search) => {
    const move = findIn({ exact, below, deepest }, toRedirectKey(path));
    return move && toAnswer({ target: splitTarget(move[0]), status: move[1] }, search);
  };
}

type RuleIndex = ReturnType<typeof createRuleIndex>;

/** Exact rules take one map access, wildcards one for each segment down to the deepest of them: their number does not matter. */
function createRuleIndex() {
  const exact = new Map<string, IndexedRule>();
  const below = new Map<string, IndexedRule>();
  let deepest = 0;

  function placeOf(from: string) {
    const { path, isWildcard } = splitSource(from);
    return { key: toRedirectKey(path) ?? path, map: isWildcard ? below : exact };
  }

  function put(rule: IndexedRule): void {
    const { key, map } = placeOf(rule.from);
    map.set(key, rule);
    if (map === below) deepest = Math.max(deepest, depthOf(key));
  }

  return {
    put,
    /** Takes a rule, or says why not. */
    add({ from, to, status }: Redirect, index: number): string | null {
      const { key, map } = placeOf(from);
      const earlierRule = map.get(key);
      if (earlierRule) return `is written twice, first as ${earlierRule.from}`;
      put({ index, from, target: splitTarget(to), status });
      return null;
    },
    rules: () => [...exact.values(), ...below.values()],
    matcher: (): RedirectMatcher => ({ static: toTargets(exact), wildcard: toTargets(below), dynamic: {} }),
    data: (): RedirectData => ({ exact: toData(exact), below: toData(below) }),
    find: (key: string | null): IndexedRule | null => findIn({ exact, below, deepest }, key),
  };
}

interface Index<Rule> {
  exact: ReadonlyMap<string, Rule>;
  below: ReadonlyMap<string, Rule>;
  /** Segments of the longest key in `below`. */
  deepest: number;
}

function findIn<Rule>({ exact, below, deepest }: Index<Rule>, key: string | null): Rule | null {
  if (key === null) return null;
  const rule = exact.get(key);
  if (rule) return rule;
  let closestRule: Rule | null = null;
  let end = 0;
  for (let segment = 0; segment < deepest && end < key.length; segment += 1) {
    const slash = key.indexOf('/', end + 1);
    end = slash < 0 ? key.length : slash;
    closestRule = below.get(key.slice(0, end)) ?? closestRule;
  }
  return closestRule;
}

const depthOf = (key: string) => key.split('/').length - 1;

function toData(rules: Map<string, IndexedRule>): RedirectData['exact'] {
  return [...rules].map(([key, { target, status }]) => [key, [addressOf(target, ''), status]]);
}

function toTargets(rules: Map<string, IndexedRule>): Record<string, { redirect: string }> {
  return Object.fromEntries([...rules].map(([key, rule]) => [key, { redirect: addressOf(rule.target, '') }]));
}

/** The stops of a rule, its end last, or the loop it leads into. Where a rule of the earlier ones is, nothing else can be. */
function followChain(rule: IndexedRule, rules: RuleIndex, earlier: RedirectTable): Move[] | string {
  const passed = [rule];
  const stops: Move[] = [];
  let end: Move = rule;
  while (end.target.path.startsWith('/')) {
    const next = rules.find(toRedirectKey(end.target.path));
    if (next && passed.includes(next)) return `leads into a loop: ${[...passed, next].map(({ from }) => from).join(' → ')}`;
    if (next) passed.push(next);
    const move = next ?? toMove(earlier(end.target.path, ''));
    if (!move) break;
    if (next) stops.push(end);
    end = joinMoves(end, move);
  }
  return [...stops, end];
}

function toMove(target: RedirectTarget | null): Move | null {
  return target && { target: splitTarget(target.to), status: target.status };
}

/** A step that may change makes the whole way one that may change. */
function joinMoves(first: Move, second: Move): Move {
  return {
    target: {
      path: second.target.path,
      query: second.target.query ?? first.target.query,
      anchor: second.target.anchor || first.target.anchor,
    },
    status: first.status === 302 ? 302 : second.status,
  };
}

function answer(rule: IndexedRule | null, search: string): RedirectTarget | null {
  return rule && toAnswer(rule, search);
}

function toAnswer({ target, status }: Move, search: string): RedirectTarget {
  return { to: addressOf(target, search), status };
}

function addressOf({ path, query, anchor }: TargetParts, search: string): string {
  return `${path}${query ?? search}${anchor}`;
}
