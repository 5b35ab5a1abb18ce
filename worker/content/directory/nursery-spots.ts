import * as v from 'valibot';
import { type Near, nearest, nearKilometres, type Position, toPosition } from '../../../domain/distance.ts';
import { contentLocale } from '../../../domain/locale.ts';
import type { Content } from '../content.ts';
import { type ContentQuery, listQuery, type Page, type TypeReader } from '../content-query.ts';
import type { Secondary } from '../secondary.ts';
import { optionalNumber, optionalText, requiredText } from '../strapi/strapi-schemas.ts';
import { secondaryWholeList } from '../whole-list.ts';
import { type ComparedNursery, comparedNurseriesQuery, toApprovedPlaces } from './nurseries.ts';

/** Where a nursery is: all that a page may ask of every nursery of the country. */
export interface NurserySpot {
  slug: string;
  name: string;
  citySlug: string | null;
  position: Position | null;
  places: number | null;
}

const number = v.fallback(optionalNumber, null);
const strapiSpot = v.object({
  name: requiredText,
  slug: requiredText,
  citySlug: v.fallback(optionalText, null),
  latitude: number,
  longitude: number,
  approvedPlaces: number,
});

const spotReader: TypeReader<v.InferOutput<typeof strapiSpot>, NurserySpot> = {
  type: 'nursery',
  schema: strapiSpot,
  toValue: ({ name, slug, citySlug, latitude, longitude, approvedPlaces }) => ({
    slug,
    name,
    citySlug,
    position: toPosition(latitude, longitude),
    places: toApprovedPlaces(approvedPlaces),
  }),
};

/** As many as the CMS gives at once of fields alone. */
const spotsAtOnce = 1000;

/** One page of all nurseries, by name: the same query for every list of the site, so that it is asked for once. */
export function nurserySpotsQuery(page: number): ContentQuery<Page<NurserySpot>> {
  return listQuery(spotReader, {
    path: '/nurseries',
    query: { fields: Object.keys(strapiSpot.entries), sort: ['name:asc', 'slug:asc'], pagination: { page, pageSize: spotsAtOnce } },
    locale: contentLocale,
    policy: 'directory',
  });
}

/** What is shown of some nurseries, in their order; one that has left meanwhile is left out. */
export async function readNurseries(content: Content, spots: readonly NurserySpot[]): Promise<ComparedNursery[]> {
  if (spots.length === 0) return [];
  const { items } = await content.get(comparedNurseriesQuery(spots.map(({ slug }) => slug)));
  return inOrder(spots, items);
}

function inOrder(spots: readonly NurserySpot[], items: readonly ComparedNursery[]): ComparedNursery[] {
  const bySlug = new Map(items.map((nursery) => [nursery.slug, nursery]));
  return spots.flatMap(({ slug }) => bySlug.get(slug) ?? []);
}

/** The nurseries nearest to one, which its page can do without. */
export async function nurseriesNear(
  { slug, position }: Pick<NurserySpot, 'slug' | 'position'>,
  count: number,
  content: Content,
): Promise<Secondary<Near<ComparedNursery>[]>> {
  if (!position) return { value: null };
  const { value: spots } = await secondaryWholeList(content, nurserySpotsQuery);
  const nearOf = (all: NurserySpot[] | null) =>
    nearest(position, all?.filter((other) => other.slug !== slug) ?? [], { radiusKilometres: nearKilometres, count });
  const toNear = (near: Near<NurserySpot>[], nurseries: ComparedNursery[]): Near<ComparedNursery>[] => {
    const kilometres = new Map(near.map((one) => [one.place.slug, one.kilometres]));
    return nurseries.map((place) => ({ place, kilometres: kilometres.get(place.slug) ?? 0 }));
  };
  const placesOf = (near: Near<NurserySpot>[]) => near.map(({ place }) => place);
  if (spots instanceof Promise) {
    const read = async (near: Near<NurserySpot>[]) => toNear(near, await readNurseries(content, placesOf(near)));
    return { value: spots.then((all) => content.dispensable(read(nearOf(all)), 'nurseries nearby')) };
  }
  const near = nearOf(spots);
  if (near.length === 0) return { value: [] };
  const { value } = await content.secondary(comparedNurseriesQuery(placesOf(near).map((place) => place.slug)));
  const show = (page: Page<ComparedNursery> | null) => page && toNear(near, inOrder(placesOf(near), page.items));
  return { value: value instanceof Promise ? value.then(show) : show(value) };
}
