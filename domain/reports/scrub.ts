/**
 * What takes personal data and secrets out of error reports, in the worker and in the browser. It errs on the side of
 * removing: a report that says too little can be read beside the log of its request.
 */

const longestInput = 8000;
const longestText = 1000;
const deepest = 8;

/** Names of fields whose value is a person's or a secret, in French and English, as forms, cookies and the CMS write them. */
const privateNames =
  '(?:first|last|full|family|given|user)[_-]?name|nom|pr[eé]nom|e-?mail|courriel|(?:tele)?phone|t[eé]l(?:[eé]phone)?|mobile|adress\\w*|' +
  'address|street|rue|birth\\w*|(?:date[_-]?)?naissance|child\\w*|enfant\\w*|comment\\w*|identifier|login|' +
  'token|jwt|secret|password|passwd|mot[_-]?de[_-]?passe|session\\w*|csrf|api[_-]?key|cookies?|authori[sz]ation';
/** In text, longer names that end with one of these count too, and so do three that mean something else in our own data. */
const privateField = `(?<![\\p{L}\\d_-])([\\w-]{0,40}(?:${privateNames}|name|message|code))`;
const quoted = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`;
const gap = '(?:[\\s.\\-/+]|%20)';

/** Pattern → what stands in its place. The order counts: wholes before their parts. */
const rules: [RegExp, string][] = [
  [/\b((?:set-)?cookie|(?:proxy-)?authorization)(["']?\s*[:=]).*/giu, '$1$2 [removed]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/giu, '$1 [removed]'],
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/gu, '[token]'],
  // User and password of an address, then its query and its fragment.
  [/(:\/\/)[^\s/@"'<>]{1,200}@/gu, '$1'],
  [/(?<=[\p{L}\d/.\]_-])\?[^\s"'<>)]+/gu, '?[query]'],
  [/#[\w-]+=[^\s"'<>)]+/gu, '#[fragment]'],
  // What a parser quotes of its input.
  [/\b(received|got|value|token)(:?\s+)(?:"[^"]*"|'[^']*'|`[^`]*`)/giu, '$1$2[removed]'],
  [/(?:\.{3})?"[^"]*(?:"\.{3}|")(?= is not valid JSON)/gu, '[removed]'],
  [new RegExp(`(["'])${privateField}\\1(\\s*:\\s*)(?:${quoted}|[^\\s,}\\]]+)`, 'giu'), '$1$2$1$3"[removed]"'],
  [new RegExp(`${privateField}(\\s*:\\s*)(?:${quoted})`, 'giu'), '$1$2[removed]'],
  [new RegExp(`${privateField}(\\s*=\\s*)[^&;,\\n"'<>)]+`, 'giu'), '$1$2[removed]'],
  [/((?:token|secret|password|api[_-]?key|jwt|session)\s*:\s*)\S+/giu, '$1[removed]'],
  [/[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/gu, '[e-mail]'],
  [/\b[0-9a-f]{32,}\b/giu, '[secret]'],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:\\(?(?:\\+|%2B|00)${gap}?33\\)?${gap}*(?:\\(0\\))?${gap}*|\\(?0)[1-9]\\)?(?:${gap}*\\d{2}){4}(?!\\d)`,
      'giu',
    ),
    '[phone]',
  ],
  [/(?:\+|%2B|(?<![\d.])00)[1-9](?:(?:[\s.\-()/]|%20)*\d){7,14}(?!\d)/giu, '[phone]'],
  [/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/gu, '[ip]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}:?[0-9a-f]{0,4}(?![\w:])/giu, '[ip]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){1,6}:[0-9a-f:]*(?![\w:])/giu, '[ip]'],
];

/** Most texts are paths and ids of our own: no rule finds anything in one of these. */
const plain = /^(?:GET |HEAD |POST )?[a-z/_.-]{0,80}$/;

/** A text without e-mail addresses, phone numbers, tokens, cookies, query strings, addresses of machines and form values. */
export function scrubText(text: string): string {
  if (plain.test(text)) return text;
  // A cut may leave half a secret, which no rule would know: it leaves with its word.
  let scrubbed = text.length > longestInput ? text.slice(0, longestInput).replace(/\S*$/u, '') : text;
  for (const [pattern, replacement] of rules) scrubbed = scrubbed.replace(pattern, replacement);
  return scrubbed.length > longestText ? `${scrubbed.slice(0, longestText)}…` : scrubbed;
}

const isPrivate = new RegExp(`^(?:${privateNames})$`, 'iu');

/** What we have made ourselves and what must stay as it is: names of events and traces look like secrets. */
const identifiers = new Set(['event_id', 'trace_id', 'span_id', 'parent_span_id', 'request_id', 'release', 'build']);

/** Any value, each of its texts scrubbed; fields named after personal data lose their value. */
export function scrubValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, scrubField(name, item, depth)]));
}

function scrubField(name: string, value: unknown, depth: number): unknown {
  if (identifiers.has(name)) return value;
  if (typeof value === 'string' && isPrivate.test(name)) return '[removed]';
  return scrubValue(value, depth + 1);
}

/** Parts of an event that leave. Request, user, extra data and the machine's name never do. */
const parts = [
  'event_id',
  'type',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'release',
  'environment',
  'transaction',
  'transaction_info',
  'tags',
  'breadcrumbs',
  'spans',
];

interface ReportedException {
  stacktrace?: { frames?: object[] };
}

/** An event of the error tracker as it may leave: only the parts that are needed, each scrubbed. `sdk` is the library's own. */
export function scrubEvent<Event extends object>(event: Event): Event {
  const whole = event as Record<string, unknown>;
  const { trace } = (whole.contexts ?? {}) as { trace?: unknown };
  const values = (whole.exception as { values?: ReportedException[] } | undefined)?.values;
  const kept: Record<string, unknown> = { sdk: whole.sdk };
  for (const name of parts) if (whole[name] !== undefined) kept[name] = scrubField(name, whole[name], 0);
  if (trace) kept.contexts = { trace: scrubValue(trace) };
  if (values) kept.exception = { values: values.map(scrubException) };
  return kept as Event;
}

function scrubException(exception: ReportedException): unknown {
  const frames = exception.stacktrace?.frames?.map((frame) => {
    // Values of variables and lines of source around a frame are no use that is worth their risk.
    const { vars: _vars, ...kept } = frame as { vars?: unknown };
    return kept;
  });
  return scrubValue({ ...exception, ...(frames && { stacktrace: { frames } }) });
}
