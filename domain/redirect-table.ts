import { type Redirect, redirects } from '../redirects.ts';

export interface RedirectTarget {
  to: string;
  status: 301 | 302;
}

export type RedirectTable = (path: string, search: string) => RedirectTarget | null;

/**
 * Compiles rules to a look-up whose cost does not grow with their number: exact rules by one map access, wildcards by one
 * for each segment of the path. The query is kept unless the rule sets its own.
 */
export function createRedirectTable(rules: readonly Redirect[]): RedirectTable {
  const exact = new Map<string, Redirect>();
  const below = new Map<string, Redirect>();
  for (const rule of rules) {
    if (rule.from.endsWith('/*')) below.set(rule.from.slice(0, -2), rule);
    else exact.set(rule.from, rule);
  }

  function find(path: string): Redirect | undefined {
    const rule = exact.get(path);
    if (rule) return rule;
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const wildcard = below.get(path.slice(0, end));
      if (wildcard) return wildcard;
    }
    return undefined;
  }

  return (path, search) => {
    const rule = find(path);
    if (!rule) return null;
    return { to: rule.to.includes('?') ? rule.to : `${rule.to}${search}`, status: rule.status };
  };
}

/** The fixed redirects of the site, for a canonical French path. */
export const findRedirect = createRedirectTable(redirects);
