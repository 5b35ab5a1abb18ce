import { pathTo } from '../../../domain/addresses/paths.ts';
import { nurseryTypes, toNurseryType } from '../../../domain/childcare/nursery-types.ts';
import { locales } from '../../../domain/locale.ts';
import { readSearchText } from '../../../domain/text/search-text.ts';
import { citySummariesQuery } from '../../content/cities.ts';
import { nurserySummariesQuery } from '../../content/nurseries.ts';
import { readWholeList } from '../../content/whole-list.ts';
import { toNurseryCard } from '../../words/nursery-card-words.ts';
import { readPageNumber } from '../editorial/page-number.ts';
import type { Loader } from '../loader.ts';
import { matchNurseries, type PlaceMatch } from './match-nurseries.ts';

const pageSize = 20;

/** The nurseries of a place, until the finder on the edge database stands: filtered here, over lists that are kept. */
export const loadNurserySearch: Loader<'nursery-search'> = async (context) => {
  const { content, locale, messages, query } = context;
  const place = readSearchText(query, 'lieu');
  const type = toNurseryType(query.get('type'));
  const [nurseries, cities] = await Promise.all([
    readWholeList(content, nurserySummariesQuery),
    readWholeList(content, citySummariesQuery),
  ]);
  const match: PlaceMatch = matchNurseries(place, { nurseries, cities });
  const ofType = match.nurseries.filter((nursery) => type === null || nursery.place.type === type);
  const pageCount = Math.max(1, Math.ceil(ofType.length / pageSize));
  const page = Math.min(readPageNumber(query), pageCount);
  const { nurserySearch, common, head } = messages;
  return {
    kind: 'page',
    head: {
      title: place ? head.nurserySearch.titleFor(place) : nurserySearch.title,
      description: head.nurserySearch.description,
      query: { ...(place && { lieu: place }), ...(type && { type }), ...(page > 1 && { page: String(page) }) },
    },
    props: {
      breadcrumbs: [
        { label: common.home, href: pathTo('home', {}, locale) },
        { label: head.finder.title, href: pathTo('nursery-finder', {}, locale) },
        { label: nurserySearch.title, href: null },
      ],
      place,
      type,
      types: nurseryTypes.map((one) => ({ type: one, label: messages.nurseryTypes[one] })),
      outcome: outcomeOf(place, match, ofType.length),
      city: match.city && { name: match.city.name, href: pathTo('city', { slug: match.city.slug }, locale) },
      total: ofType.length,
      page,
      pageCount,
      nurseries: ofType.slice((page - 1) * pageSize, page * pageSize).map((nursery) => toNurseryCard(nursery, context)),
    },
    languages: locales,
  };
};

function outcomeOf(place: string, match: PlaceMatch, total: number) {
  if (place === '') return 'empty';
  if (match.nurseries.length > 0 && total === 0) return 'none-of-type';
  return match.kind;
}
