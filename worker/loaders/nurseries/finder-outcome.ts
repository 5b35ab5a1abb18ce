import { distanceText } from '../../../client/i18n/distance-text.ts';
import type { Messages } from '../../../client/i18n/fr.ts';
import type { PlaceChoices, SearchOutcome } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { type Locale, localizePath } from '../../../domain/locale.ts';
import type { Criteria, CriterionName } from '../../../domain/places/criteria/criteria.ts';
import { criteriaParameters, isEmpty, noCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { labelOfPlace, type PlaceOption } from '../../../domain/places/place.ts';
import { chipOf, criterionText, filterKeys } from '../../search/finder/filters/filters.ts';
import type { FinderResult, FoundNursery } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { filterWords } from './finder-filters.ts';
import { finderHref } from './finder-href.ts';

interface AnsweredSearch {
  criteria: Criteria;
  dropped: CriterionName[];
  result: FinderResult;
}

type Context = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

/** The outcome of a search in the finder, in words and links. */
export function finderOutcome(search: AnsweredSearch, context: Context): SearchOutcome {
  return {
    title: titleOf(search, context),
    fitting: fittingOf(search, context),
    notes: notesOf(search, context),
    choices: choicesOf(search, context),
    links: linksOf(search, context),
  };
}

function titleOf({ criteria, result }: AnsweredSearch, { messages: { finderWords: words } }: Context): string {
  const { home, work, matches, aroundPlace } = result;
  if (home.kind === 'choice') return words.choose(criteria.place);
  if (home.kind === 'unknown') return words.unknown(criteria.place);
  if (aroundPlace === 'abroad') return words.around.abroad;
  if (!matches) return words.empty;
  const isNarrowed = filterKeys.some((key) => !isEmpty(key, criteria));
  const count = matches.total ? words.counted(matches.total, matches.isMore) : isNarrowed ? words.none : words.noneYet;
  if (criteria.zone) return words.foundInZone(count);
  // A department is searched whole: no radius is said of it.
  if (home.kind === 'area') return words.foundIn(count, home.area.name);
  const workName = work.kind === 'place' ? work.place.name : null;
  if (home.kind === 'place' && workName && matches.isAlongWay) {
    return words.foundOnWay(count, { home: home.place.name, work: workName }, criteria.radius);
  }
  const around = aroundPlace ? words.foundAround(count, words.around.near(aroundPlace.name), criteria.radius) : null;
  const near = home.kind === 'place' ? words.foundNear(count, home.place.name, criteria.radius) : around;
  if (!workName) return near ?? count;
  return near ? words.orNear(near, workName) : words.foundNear(count, workName, criteria.radius);
}

/** How many have a place that fits, where a place was described and none is left out that has none. */
function fittingOf({ criteria, result: { matches } }: AnsweredSearch, { messages: { finderWords: words } }: Context): string | null {
  if (!matches?.total || matches.fitting === null || criteria.onlyFitting) return null;
  return matches.fitting ? words.fitting(matches.fitting) : words.noFitting;
}

function notesOf({ criteria, dropped, result }: AnsweredSearch, { locale, messages: { finderWords: words } }: Context): string[] {
  const { home, work, matches } = result;
  const notes: string[] = [];
  if (dropped.length) notes.push(words.dropped(dropped.map((name) => criterionText(name, { locale, words })).join(', ')));
  if (home.kind === 'place' && home.formerName) notes.push(words.formerName(home.formerName, home.place.name));
  for (const resolution of [home, work])
    if (resolution.kind === 'place' && resolution.isAddressUnknown) notes.push(words.unknownAddress(resolution.place.name));
  const code = home.kind === 'choice' ? unknownCodeOf(criteria.place, home.options) : null;
  if (code) notes.push(words.unknownCode(code));
  if (work.kind === 'unknown') notes.push(words.unknown(criteria.work));
  if (home.kind === 'unknown') notes.push(words.unknownHelp);
  if (home.kind === 'empty' && !matches) notes.push(words.emptyHelp);
  if (!matches?.total && home.kind !== 'choice') notes.push(words.networkHelp);
  return notes;
}

/** Five digits that are the postal code of none of the places offered: a code of CEDEX, of INSEE, or a slip. */
function unknownCodeOf(text: string, options: readonly PlaceOption[]): string | null {
  const [code] = /(?<!\d)\d{5}(?!\d)/.exec(text) ?? [];
  const isKnown = options.some((option) => option.kind === 'place' && option.place.postalCodes.includes(code ?? ''));
  return code && !isKnown ? code : null;
}

function choicesOf({ criteria, result: { home, work } }: AnsweredSearch, context: Context): PlaceChoices[] {
  const { finderWords: words } = context.messages;
  const places = (
    question: string | null,
    options: PlaceOption[],
    { isFolded = false, field = 'place' }: { isFolded?: boolean; field?: 'place' | 'work' } = {},
  ) => (options.length ? [{ question, isFolded, options: options.map((option) => toChoice(option, { criteria, field }, context)) }] : []);
  return [
    ...(home.kind === 'choice' ? places(null, home.options) : []),
    ...(home.kind === 'unknown' ? places(words.near, home.near) : []),
    ...(work.kind === 'choice' ? places(words.chooseWork(criteria.work), work.options, { field: 'work' }) : []),
    ...(home.kind === 'place' || home.kind === 'area' ? places(words.others, home.others, { isFolded: true }) : []),
  ];
}

function toChoice(option: PlaceOption, { criteria, field }: { criteria: Criteria; field: 'place' | 'work' }, context: Context) {
  const href = finderHref({ ...criteria, [field]: option.label, page: 1 }, context.locale);
  if (option.kind === 'area') return { label: option.label, href, detail: context.messages.nurseryCard.placeKinds[option.area.kind] };
  const { postalCodes, department } = option.place;
  const detail = [postalCodes.length === 1 ? postalCodes[0] : null, department.name].filter(Boolean).join(' · ');
  return { label: option.label, href, detail };
}

function linksOf({ criteria, result }: AnsweredSearch, { locale, messages, now }: Context): SearchOutcome['links'] {
  const { finderWords: words } = messages;
  const { home, matches, cityPath } = result;
  const links: SearchOutcome['links'] = [];
  for (const { key, total, isMore } of matches?.relaxed ?? []) {
    const label = chipOf(key, criteria, filterWords({ locale, messages, now }));
    if (!label) continue;
    const href = finderHref({ ...criteria, [key]: noCriteria[key], page: 1 }, locale);
    links.push({ label: words.without(label, words.counted(total, isMore).toLowerCase()), href, look: 'secondary' });
  }
  if (matches?.nearest) links.push({ ...nearestLink(matches.nearest, { words, locale }), look: 'secondary' });
  if (matches?.widened) {
    const { radius, total } = matches.widened;
    links.push({
      label: words.widen(radius, total),
      href: finderHref({ ...criteria, radius, zone: null, page: 1 }, locale),
      look: 'secondary',
    });
  }
  links.push(...alertLink({ criteria, result }, { locale, words }));
  if (home.kind === 'place' && cityPath) {
    links.push({ label: words.cityPage(home.place.name), href: localizePath(cityPath, locale), look: 'text' });
  }
  if (!matches?.total && home.kind !== 'choice')
    links.push({ label: words.allCities, href: pathTo('cities', {}, locale), look: 'secondary' });
  return links;
}

/** Where a search around a place can go on by itself: the alert begins with what was asked here. */
function alertLink(
  { criteria, result: { home, aroundPlace, matches } }: Omit<AnsweredSearch, 'dropped'>,
  { locale, words }: { locale: Locale; words: Messages['finderWords'] },
): SearchOutcome['links'] {
  const around = aroundPlace && aroundPlace !== 'abroad' ? labelOfPlace(aroundPlace) : null;
  const place = home.kind === 'place' ? home.label : around;
  if (!matches || !place) return [];
  const { work, radius, birth, start, days, dayPart } = criteria;
  const query = new URLSearchParams(criteriaParameters({ ...noCriteria, place, work, radius, birth, start, days, dayPart }));
  const href = `${pathTo('place-alert', {}, locale)}?${query}`;
  return [{ label: words.alert, href, look: matches.total ? 'text' : 'secondary' }];
}

function nearestLink(
  { place, kilometres, workKilometres }: FoundNursery,
  { words, locale }: { words: Messages['finderWords']; locale: Locale },
) {
  const distance = distanceText(kilometres ?? workKilometres ?? 0, locale);
  return { label: words.nearest(place.name, distance), href: pathTo('nursery', { slug: place.slug }, locale) };
}
