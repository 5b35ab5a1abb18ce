import type { ArticleCardProps } from '../../../client/components/cards/article-card.tsx';
import { distanceText } from '../../../client/i18n/distance-text.ts';
import type { CityProps } from '../../../client/pages/city/city.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Near, nearest, nearKilometres } from '../../../domain/distance.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { type Vacancy, vacancyOf } from '../../../domain/nursery-places/vacancy.ts';
import { articleList } from '../../content/articles.ts';
import { type City, type CitySummary, cityQuery, citySummariesQuery } from '../../content/directory/cities.ts';
import type { ComparedNursery } from '../../content/directory/nurseries.ts';
import { type NurserySpot, nurserySpotsQuery, readNurseries } from '../../content/directory/nursery-spots.ts';
import { secondaryList, shownIn } from '../../content/lists.ts';
import { mapSecondary, type Secondary } from '../../content/secondary.ts';
import { readWholeList } from '../../content/whole-list.ts';
import { inTime } from '../../with-deadline.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, notFound } from '../loader.ts';
import { toMapSpots } from '../nurseries/map-point-words.ts';
import { toNearbyCard, toNurseryCard } from '../nurseries/nursery-card-words.ts';
import { placesChangeAt } from '../nurseries/places-change-at.ts';
import { pageQuery, readPageNumber } from '../page-number.ts';
import { cityLabels } from './city-groups.ts';
import { cityDelay, cityFacts } from './city-words.ts';

/** Nurseries of the town on a page. */
const nurseriesPerPage = 24;
const aroundCount = 6;
const neighbourCount = 6;
/** Farther away no town helps a family that looks for a place. */
const neighbourKilometres = 80;
const articleCount = 3;

export const loadCity: Loader<'city'> = async (context) => {
  const { content, locale, messages, params, query } = context;
  const slug = params.slug;
  const page = readPageNumber(query);
  if (page === null) return notFound;
  const [city, spots, cities] = await Promise.all([
    content.localized(locale, (language) => cityQuery(slug, language)),
    readWholeList(content, nurserySpotsQuery),
    readWholeList(content, citySummariesQuery),
  ]);
  if (!city) return notFound;
  const { summary, seo } = city.value;
  const { name, departmentCode, departmentName } = summary;
  const { cityNurseries: byName, near } = spotsOf(summary, spots);
  const cityNurseries = await freeFirst(byName, context);
  const pageCount = Math.max(1, Math.ceil(cityNurseries.length / nurseriesPerPage));
  if (page > pageCount) return notFound;
  const isFirst = page === 1;
  const { listed, around } = await readShown(context, {
    listed: cityNurseries.slice((page - 1) * nurseriesPerPage, page * nurseriesPerPage),
    near: isFirst ? near : [],
  });
  const path = pathTo('city', { slug }, locale);
  return {
    kind: 'page',
    head: {
      title: messages.head.pageTitle(seo.title ?? messages.head.city.title(name, departmentCode ?? ''), page),
      description: messages.head.pageDescription(seo.description ?? messages.head.city.description(name, departmentName ?? ''), page),
      query: pageQuery(page),
      image: seo.image,
      // A page about a place where we have nothing to show is for people who come to it, not for search engines (R3.4).
      indexable: cityNurseries.length + near.length > 0,
    },
    props: {
      breadcrumbs: [
        homeCrumb(messages, locale),
        { label: messages.cities.title, href: pathTo('cities', {}, locale) },
        { label: name, href: isFirst ? null : path },
        ...(isFirst ? [] : [{ label: messages.common.page(page), href: null }]),
      ],
      lang: city.locale === locale ? undefined : city.locale,
      name,
      ...(isFirst ? textsOf(city.value, context) : noTexts),
      facts: cityFacts(summary, { nurseryCount: cityNurseries.length, places: placesOf(cityNurseries) }, context),
      nurseries: listed.map((place) => toNurseryCard(place, null, context)),
      path,
      page,
      pageCount,
      around: around.map((one) => toNearbyCard(one, context)),
      points: toMapSpots([...listed, ...around.map(({ place }) => place)], context.now),
      neighbours: neighboursOf(summary, cities, context),
      articles: (await readArticles(context)).value,
    },
    languages: city.languages,
    changesAt: placesChangeAt([...listed, ...around.map(({ place }) => place)], context.now),
  };
};

type Texts = Pick<CityProps, 'intro' | 'practicalText' | 'updatedOn' | 'questions' | 'delay'>;

/** What a town has to read: on its first page only. */
function textsOf({ intro, practicalText, faq, updatedOn, observedDelay }: City, context: LoaderContext): Texts {
  return { intro, practicalText, updatedOn: practicalText ? updatedOn : null, questions: faq, delay: cityDelay(observedDelay, context) };
}

const noTexts: Texts = { intro: null, practicalText: null, updatedOn: null, questions: [], delay: null };

function spotsOf(city: CitySummary, spots: NurserySpot[]) {
  const cityNurseries = spots.filter(({ citySlug }) => citySlug === city.slug);
  const others = spots.filter(({ citySlug }) => citySlug !== city.slug);
  return { cityNurseries, near: nearest(city.position, others, { radiusKilometres: nearKilometres, count: aroundCount }) };
}

/** Of a town of several pages, the nurseries with free places stand on the first; where nobody can tell these, all stay by name. */
async function freeFirst(spots: NurserySpot[], { content, search }: LoaderContext): Promise<NurserySpot[]> {
  if (spots.length <= nurseriesPerPage) return spots;
  const slugs = await content.dispensable(inTime(search.withFreePlaces(spots.map(({ slug }) => slug))), 'free places of a town');
  const free = new Set(slugs);
  return [...spots.filter(({ slug }) => free.has(slug)), ...spots.filter(({ slug }) => !free.has(slug))];
}

/** Free places first, then what is not told, then what is full: each by name. */
const stateOrder: Vacancy['state'][] = ['available', 'not-communicated', 'unknown', 'full'];

function byVacancy(nurseries: ComparedNursery[], now: number): ComparedNursery[] {
  const today = todayInParis(now);
  const rank = ({ reportedPlaces }: ComparedNursery) => stateOrder.indexOf(vacancyOf(reportedPlaces, today).state);
  return nurseries.toSorted((one, other) => rank(one) - rank(other));
}

/** What the page shows of nurseries, in one question. */
async function readShown({ content, now }: LoaderContext, { listed, near }: { listed: NurserySpot[]; near: Near<NurserySpot>[] }) {
  const nurseries = await readNurseries(content, [...listed, ...near.map(({ place }) => place)]);
  const bySlug = new Map(nurseries.map((nursery) => [nursery.slug, nursery]));
  return {
    listed: byVacancy(
      listed.flatMap(({ slug }) => bySlug.get(slug) ?? []),
      now,
    ),
    around: near.flatMap(({ place: { slug }, kilometres }) => {
      const place = bySlug.get(slug);
      return place ? [{ place, kilometres }] : [];
    }),
  };
}

/** The places of the nurseries that tell theirs; null where none does. */
function placesOf(nurseries: NurserySpot[]): number | null {
  return nurseries.reduce((sum, { places }) => sum + (places ?? 0), 0) || null;
}

function neighboursOf(city: CitySummary, cities: CitySummary[], { locale, messages }: LoaderContext) {
  const others = cities.filter(({ slug }) => slug !== city.slug);
  const near = nearest(city.position, others, { radiusKilometres: neighbourKilometres, count: neighbourCount });
  const labels = cityLabels(cities);
  return near.map(({ place: { name, slug }, kilometres }) => ({
    name: labels.get(slug) ?? name,
    href: pathTo('city', { slug }, locale),
    note: messages.nurseryCard.away(distanceText(kilometres, locale)),
  }));
}

async function readArticles({ content, locale }: LoaderContext): Promise<Secondary<ArticleCardProps[]>> {
  const articles = await secondaryList(content, locale, articleList({ category: 'famille', page: 1, pageSize: articleCount }));
  return mapSecondary(articles, (list) => (list?.length ? list.map((article) => shownIn(locale, article)) : null));
}
