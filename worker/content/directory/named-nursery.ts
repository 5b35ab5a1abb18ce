import { slugPattern } from '../../../domain/addresses/slug.ts';
import { inTime } from '../../with-deadline.ts';
import type { Content } from '../content.ts';
import { mapSecondary, type Secondary } from '../secondary.ts';
import { type Nursery, nurseryQuery } from './nurseries.ts';

const longestSlug = 200;

/** Where a reader comes from, as far as it is known: a nursery that cannot be read has its slug alone. */
export interface LinkedNursery {
  slug: string;
  /** Its name and town; null where it cannot be read. */
  name: string | null;
}

/** The nursery that a link to a form names; null where it names none. */
export async function linkedNursery(content: Content, slug: unknown, what: string): Promise<LinkedNursery | null> {
  if (!isSlug(slug)) return null;
  const nursery = await (await namedNursery(content, slug, what)).value;
  return { slug, name: nursery && [nursery.summary.name, nursery.summary.cityName].filter(Boolean).join(', ') };
}

const isSlug = (slug: unknown): slug is string => typeof slug === 'string' && slug.length <= longestSlug && slugPattern.test(slug);

/** The nursery that an address or a draft names, which a page can do without; null where nobody knows it. */
export async function namedNursery(content: Content, slug: unknown, what: string): Promise<Secondary<Nursery>> {
  if (!isSlug(slug)) return { value: null };
  const { value } = await content.secondary(nurseryQuery(slug, 'fr'));
  const answer = { value: value instanceof Promise ? content.dispensable(inTime(value), what) : value };
  return mapSecondary(answer, (nursery) => nursery?.value ?? null);
}
