import { entriesAt, externalHosts, isFixedPage } from './entry-paths';

export interface Rule {
  from: string;
  to: string;
}

/** What is wrong with a rule: the field, and a sentence for who has filled it in. */
export interface RuleProblem {
  field: 'from' | 'to' | 'statusCode';
  sentence: string;
}

const sourcePattern = /^(?:\/[\p{L}\p{N}][\p{L}\p{N}._~'-]*)+$/u;
const queryPattern = /^\?[\w.~%&=+,:;@/-]+$/;
const anchorPattern = /^#[\w-]+$/;
const externalPattern = /^https:\/\/([a-z0-9.-]+)(?:\/[\w.~%+-]*)+$/;

/** A rule as it is meant: addresses of the own site without its name, in lower case, with a slash before and none after. */
export function tidyRule({ from, to }: Rule, siteUrl: string): Rule {
  return { from: tidyPath(withoutSite(from, siteUrl).normalize('NFC').toLowerCase()), to: tidyTarget(withoutSite(to, siteUrl)) };
}

export function withoutSite(address: string, siteUrl: string): string {
  const trimmed = address.trim();
  const host = siteUrl.replace(/^https?:\/\//, '');
  const start = host && new RegExp(`^(?:https?:)?//(?:www\\.)?${host.replace(/^www\./, '').replaceAll('.', '\\.')}(?=[/?#]|$)`, 'i');
  const rest = start ? trimmed.replace(start, '') : trimmed;
  return rest === trimmed || rest.startsWith('/') ? rest : `/${rest}`;
}

function tidyPath(path: string): string {
  const whole = (path.startsWith('/') ? path : `/${path}`).replace(/\/{2,}/g, '/');
  return whole.length > 1 ? whole.replace(/\/$/, '') : whole;
}

function tidyTarget(to: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(to)) return to;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return tidyPath(path.toLowerCase()) + rest;
}

/** What is wrong with a rule for itself, by the rules that the site follows it by. */
export function ruleProblem({ from, to }: Rule): RuleProblem | null {
  const source = sourceProblem({ from });
  if (source) return source;
  const target = targetProblem(to);
  return target ? { field: 'to', sentence: `La nouvelle adresse (to) ${target}.` } : null;
}

/** What is wrong with the address that a rule is for. */
export function sourceProblem({ from }: Pick<Rule, 'from'>): RuleProblem | null {
  const problem = problemOfSource(from);
  return problem ? { field: 'from', sentence: `L’ancienne adresse (from) ${problem}.` } : null;
}

function problemOfSource(from: string): string | null {
  const isWildcard = from.endsWith('/*');
  const path = isWildcard ? from.slice(0, -2) : from;
  if (path.includes('*')) return 'ne peut avoir d’étoile qu’à la fin, après une barre : /ancienne-rubrique/*';
  if (path === '' || path === '/') return 'est la page d’accueil, qui ne peut pas être redirigée';
  if (/[?#]/.test(path)) return 'ne peut contenir ni « ? » ni « # » : écrivez seulement le chemin, comme /ancienne-page';
  if (path !== path.normalize('NFC').toLowerCase() || !sourcePattern.test(path))
    return 'n’est pas un chemin du site : écrivez-la comme /ancienne-page';
  if (path === '/en' || path.startsWith('/en/')) return 's’écrit sans /en : une redirection vaut pour toutes les langues';
  if (isFixedPage(path))
    return `est ${isWildcard ? 'sous une page' : 'une page'} du site, qui l’emporte toujours : la redirection ne servirait jamais`;
  return null;
}

function targetProblem(to: string): string | null {
  const [, address = '', anchor] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  const [, path = '', query] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  if (query !== undefined && !queryPattern.test(query)) return 'a derrière le « ? » des caractères qui ne se lisent pas';
  if (anchor !== undefined && !anchorPattern.test(anchor)) return 'a derrière le « # » des caractères qui ne se lisent pas';
  if (!path.startsWith('/')) {
    const host = externalPattern.exec(path)?.[1];
    if (!host) return 'n’est ni un chemin du site, comme /contact, ni une adresse qui commence par https://';
    return externalHosts.includes(host) ? null : `mène à ${host} : une redirection reste sur le site${hostsInWords()}`;
  }
  if (path === '/en' || path.startsWith('/en/')) return 's’écrit sans /en : la langue du visiteur est gardée';
  return isFixedPage(path) || entriesAt(path).length > 0
    ? null
    : 'n’est pas l’adresse d’une page : des lettres sans accent, des chiffres et des tirets, comme /blog-famille/un-article';
}

const hostsInWords = () => (externalHosts.length > 0 ? `, ou va vers ${externalHosts.join(', ')}` : '');

/** The rules that a reader would go through without an end, or null. */
export function loopOf(rule: Rule, others: readonly Rule[]): string[] | null {
  const targets = new Map([...others, rule].map(({ from, to }) => [from, /^[^?#]*/.exec(to)?.[0] ?? '']));
  const way = [rule.from];
  for (let next = targets.get(rule.from); next !== undefined; next = targets.get(next)) {
    way.push(next);
    if (way.indexOf(next) < way.length - 1) return way;
  }
  return null;
}
