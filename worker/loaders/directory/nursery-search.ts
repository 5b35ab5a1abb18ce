import { nextStepBlock } from '../../../client/components/next-step.tsx';
import type { NurseryResults } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { employerKitPath, kitTownName } from '../../../domain/forms/employer-kit.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { type Locale, locales, localizePath } from '../../../domain/locale.ts';
import { needOf } from '../../../domain/nursery-places/matching/care-need.ts';
import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import { criteriaParameters, noCriteria, readCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { pageNames } from '../../../routes.ts';
import type { FinderPage } from '../../search/found-nursery.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, notFound } from '../loader.ts';
import { finderFilters } from '../nurseries/finder-filters.ts';
import { finderHref } from '../nurseries/finder-href.ts';
import { finderOutcome } from '../nurseries/finder-outcome.ts';
import { foundNurseryCard } from '../nurseries/found-nursery-card.ts';
import { toMapSpots } from '../nurseries/map-point-words.ts';

/** The finder: what the edge database holds for the criteria of the address. */
export const loadNurserySearch: Loader<'nursery-search'> = async (context) => {
  const { locale, messages, query, search } = context;
  const { criteria, dropped } = readCriteria(query);
  if (dropped.includes('page')) return notFound;
  if (criteria.selection.length > 0) return { kind: 'redirect', to: savedHref(criteria, locale), status: 302 };
  const result = await search.findNurseries(criteria);
  const { nurserySearch, finderWords, head } = messages;
  const { matches } = result;
  const next = nextStepBlock('famille', { locale, nextStep: messages.nextStep });
  const town = criteria.place && `?${new URLSearchParams({ [kitTownName]: criteria.place })}`;
  const employer = { label: messages.employerKit.title, href: localizePath(employerKitPath, locale) + town, style: 'text' } as const;
  const ranking = { category: 'famille', slug: 'dans-quel-ordre-sont-les-resultats' } as const;
  return {
    kind: 'page',
    head: {
      title: criteria.place ? head.nurserySearch.titleFor(criteria.place) : nurserySearch.title,
      description: head.nurserySearch.description,
      query: criteriaParameters(criteria),
    },
    props: {
      breadcrumbs: [
        homeCrumb({ head }, locale),
        { label: pageNames['nursery-finder'][locale].title, href: pathTo('nursery-finder', {}, locale) },
        { label: nurserySearch.title, href: null },
      ],
      criteria,
      filters: finderFilters(criteria, context),
      outcome: finderOutcome({ criteria, dropped, result }, context),
      results: matches && toResults(criteria, matches, context),
      order: { ...finderWords.order, href: pathTo('faq-entry', ranking, locale) },
      nextStep: { ...next, links: [...next.links, employer] },
    },
    languages: locales,
  };
};

/** A list of nurseries has a page of its own; addresses of before lead there. */
function savedHref({ selection, place }: Criteria, locale: Locale): string {
  const query = new URLSearchParams(criteriaParameters({ ...noCriteria, selection, place }));
  return `${fixedPath('/mes-creches', locale)}?${query}`;
}

function toResults(criteria: Criteria, { total, page, pageCount, nurseries, bounds }: FinderPage, context: LoaderContext): NurseryResults {
  const need = needOf(criteria, todayInParis(context.now));
  return {
    total,
    page,
    pageCount,
    href: finderHref({ ...criteria, page: 1 }, context.locale),
    nurseries: nurseries.map((nursery) => foundNurseryCard(nursery, need, context)),
    points: toMapSpots(
      nurseries.map(({ place }) => place),
      context.now,
    ),
    bounds,
  };
}
