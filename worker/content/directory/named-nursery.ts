import { slugPattern } from '../../../domain/addresses/slug.ts';
import { inTime } from '../../with-deadline.ts';
import type { Content } from '../content.ts';
import { mapSecondary, type Secondary } from '../secondary.ts';
import { type Nursery, nurseryQuery } from './nurseries.ts';

const longestSlug = 200;

/** The nursery that an address or a draft names, which a page can do without; null where nobody knows it. */
export async function namedNursery(content: Content, slug: unknown, what: string): Promise<Secondary<Nursery>> {
  if (typeof slug !== 'string' || slug.length > longestSlug || !slugPattern.test(slug)) return { value: null };
  const { value } = await content.secondary(nurseryQuery(slug, 'fr'));
  const answer = { value: value instanceof Promise ? content.dispensable(inTime(value), what) : value };
  return mapSecondary(answer, (nursery) => nursery?.value ?? null);
}
