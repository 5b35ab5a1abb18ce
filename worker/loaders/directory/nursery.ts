import type { NurseryCardProps } from '../../../client/components/cards/nursery-card.tsx';
import { formatsOf } from '../../../client/i18n/format.ts';
import type { BackTo } from '../../../client/pages/nursery/back-link.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Near } from '../../../domain/distance.ts';
import { noCriteria, readCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { pageNames } from '../../../routes.ts';
import { type CitySummary, citySummariesQuery } from '../../content/directory/cities.ts';
import { type ComparedNursery, type NurserySummary, nurseryQuery } from '../../content/directory/nurseries.ts';
import { nurseriesNear } from '../../content/directory/nursery-spots.ts';
import { mapSecondary, type Secondary } from '../../content/secondary.ts';
import { readWholeList } from '../../content/whole-list.ts';
import { inTime } from '../../with-deadline.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, type LoaderHead, notFound } from '../loader.ts';
import { finderHref } from '../nurseries/finder-href.ts';
import { toNearbyCard } from '../nurseries/nursery-card-words.ts';
import { writeNurseryFacts } from '../nurseries/nursery-facts.ts';
import { requestHref } from '../nurseries/nursery-hrefs.ts';
import { nextMidnight, placesChangeAt } from '../nurseries/places-change-at.ts';
import { placesTable } from '../nurseries/places-table.ts';
import { vacancyExplained, vacancyWords } from '../nurseries/vacancy-words.ts';

const nearbyCount = 3;

export const loadNursery: Loader<'nursery'> = async (context) => {
  const { content, locale, messages, params } = context;
  const slug = params.slug;
  const [version, cities] = await Promise.all([
    content.localized(locale, (language) => nurseryQuery(slug, language)),
    content.dispensable(inTime(readWholeList(content, citySummariesQuery)), 'the town of a nursery'),
  ]);
  if (!version) return notFound;
  const { summary, details } = version.value;
  const { name, type, cityName, postalCode, department, position, places, tariffMode, citySlug, reportedPlaces } = summary;
  // Not every nursery stands in a town that has a page.
  const city = cities?.find((candidate) => candidate.slug === citySlug) ?? null;
  const lang = version.locale === locale ? undefined : version.locale;
  const nearby = await nurseriesNear(summary, nearbyCount, content);
  const { nurseryCard: texts, nurseryTypes } = messages;
  return {
    kind: 'page',
    head: { ...headOf(summary, context), image: details.photos[0] ?? null },
    props: {
      slug: summary.slug,
      breadcrumbs: breadcrumbsOf(summary, city, context),
      lang,
      facts: {
        name,
        type: type && nurseryTypes[type],
        cityName,
        postalCode,
        department,
        position,
        placeCount: places,
        tariff: texts.tariff[tariffMode ?? 'none'],
      },
      details,
      updated: details.updatedOn && formatsOf(locale).date(details.updatedOn),
      vacancy: vacancyWords(reportedPlaces, context),
      places: placesTable(reportedPlaces, context),
      written: writeNurseryFacts(version.value, lang, context),
      back: backFrom(summary, context),
      explained: {
        vacancy: vacancyExplained(reportedPlaces, context),
        tariff: messages.head.nursery.tariff[tariffMode ?? 'none'],
      },
      city: city && { label: messages.head.nursery.allOfCity(city.name), href: pathTo('city', { slug: city.slug }, locale) },
      requestHref: requestHref([summary.slug], locale),
      reportHref: `${pathTo('error-report', {}, locale)}?creche=${summary.slug}`,
      nearby: mapSecondary(nearby, (near) => toCards(near, context)).value,
    },
    languages: version.languages,
    // Whoever comes from results goes back to those.
    isPersonal: context.searched !== null,
    changesAt: changesAt(summary, nearby, context.now),
  };
};

function headOf({ name, type, cityName, postalCode }: NurserySummary, { locale, messages }: LoaderContext): LoaderHead {
  const { nursery } = messages.head;
  const kind = [type && messages.nurseryTypes[type], postalCode, cityName].filter(Boolean).join(', ');
  return {
    title: cityName ? nursery.title(name, cityName, postalCode ?? '') : name,
    description: nursery.description(name, kind || pageNames['nursery-finder'][locale].title),
  };
}

function breadcrumbsOf(summary: NurserySummary, city: CitySummary | null, { locale, messages }: LoaderContext) {
  return [
    homeCrumb(messages, locale),
    { label: pageNames['nursery-finder'][locale].title, href: pathTo('nursery-finder', {}, locale) },
    ...(city ? [{ label: city.name, href: pathTo('city', { slug: city.slug }, locale) }] : []),
    { label: summary.name, href: null },
  ];
}

/** The results the reader comes from; to whoever comes from elsewhere, those of the town. */
function backFrom({ postalCode, cityName }: NurserySummary, { locale, messages, searched }: LoaderContext): BackTo {
  if (searched !== null) return { href: finderHref(readCriteria(searched).criteria, locale), label: null };
  const place = [postalCode, cityName].filter(Boolean).join(' ');
  return { href: finderHref({ ...noCriteria, place }, locale), label: messages.head.nursery.around(cityName) };
}

type Nearby = Near<ComparedNursery>[];

const toCards = (near: Nearby | null, context: LoaderContext): NurseryCardProps[] | null =>
  near?.length ? near.map((nursery) => toNearbyCard(nursery, context)) : null;

/** Nurseries nearby that are still on their way may change by the next midnight. */
function changesAt(summary: NurserySummary, { value }: Secondary<Nearby>, now: number): number | undefined {
  return value instanceof Promise ? nextMidnight(now) : placesChangeAt([summary, ...(value ?? []).map(({ place }) => place)], now);
}
