import * as v from 'valibot';
import { findRedirect } from '../../domain/addresses/fixed-redirects.ts';
import { oneSpelling } from '../../domain/addresses/paths.ts';
import { type CompiledRedirects, compileRedirects } from '../../domain/addresses/redirect-table.ts';
import type { Redirect } from '../../redirects/redirect.ts';
import { type ContentQuery, identityOf, problemOf } from './content-query.ts';
import { requiredText } from './strapi/strapi-schemas.ts';
import type { Reject } from './text/text-context.ts';

/** Most rules of the CMS that are read; Strapi sends no more at once. */
const mostRules = 1000;

const strapiRedirect = v.object({ from: requiredText, to: requiredText, statusCode: v.picklist([301, 302]) });
/** What the CMS notes where a page leaves the site and nothing takes its place. */
const strapiGone = v.object({ from: requiredText, statusCode: v.literal(410) });
const envelope = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ pagination: v.object({ total: v.number() }) }),
});

/** What the editors say of addresses that lead to no page. */
export interface CmsRules {
  moved: Redirect[];
  /** Paths of pages that were taken away. */
  gone: string[];
}

/** The rules editors have written, without those that cannot be followed; each of these is named in the log once a fetch. */
export const cmsRedirectsQuery: ContentQuery<CmsRules> = {
  path: '/redirects',
  // Redirects first: where there are too many, what falls off is old pages that are gone.
  query: {
    fields: Object.keys(strapiRedirect.entries),
    sort: ['statusCode:asc', 'updatedAt:desc'],
    pagination: { pageSize: mostRules },
  },
  policy: 'reference',
  parse(body, { reject }) {
    const { data, meta } = v.parse(envelope, body);
    const { total } = meta.pagination;
    if (total > mostRules) reject('redirect', 'list', `only the latest ${mostRules} of ${total} rules are used`);
    const gone = data.flatMap((raw) => (v.is(strapiGone, raw) ? [oneSpelling(raw.from)] : []));
    const moved = usableRules(
      data.filter((raw) => !v.is(strapiGone, raw)),
      reject,
    );
    return { value: { moved, gone }, tags: ['redirect'] };
  },
};

/** An editor may write an old path as it was: whatever its spelling, it is asked for by the one of ours. */
function toRule({ from, to, statusCode }: v.InferOutput<typeof strapiRedirect>): Redirect {
  return { from: oneSpelling(from), to, status: statusCode };
}

function usableRules(data: unknown[], reject: Reject): Redirect[] {
  const entries = data.flatMap((raw) => {
    const id = identityOf(raw);
    const parsed = v.safeParse(strapiRedirect, raw);
    if (parsed.success) return [{ id, rule: toRule(parsed.output) }];
    reject('redirect', id, problemOf(parsed.issues[0]));
    return [];
  });
  const { problems } = compileRedirects(
    entries.map(({ rule }) => rule),
    findRedirect,
  );
  const refused = new Set(problems.map(({ index }) => index));
  for (const { index, reason } of problems) {
    const entry = entries[index];
    if (entry) reject('redirect', entry.id, `${entry.rule.from} ${reason}`);
  }
  return entries.flatMap(({ rule }, index) => (refused.has(index) ? [] : [rule]));
}

/** One table for each list that is kept in memory, so that a look-up does not compile it again; it leaves with its list. */
const tables = new WeakMap<CmsRules, CompiledRedirects>();

/** The table of rules as they are kept. The fixed rules are those of this deploy, whenever the list was read. */
export function cmsRedirectTable(rules: CmsRules): CompiledRedirects {
  const compiled = tables.get(rules);
  if (compiled) return compiled;
  const table = compileRedirects(rules.moved, findRedirect);
  tables.set(rules, table);
  return table;
}
