import type { Messages } from '../../../client/i18n/fr.ts';
import type { PlaceChoices, SearchOutcome } from '../../../client/pages/nursery-search/nursery-search-props.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { localizePath } from '../../../domain/locale.ts';
import type { Criteria, CriterionName } from '../../../domain/places/criteria/criteria.ts';
import type { PlaceOption } from '../../../domain/places/place.ts';
import type { FinderResult } from '../../search/found-nursery.ts';
import type { LoaderContext } from '../loader.ts';
import { finderHref } from './finder-href.ts';

interface Found {
  criteria: Criteria;
  dropped: CriterionName[];
  result: FinderResult;
}

type Context = Pick<LoaderContext, 'locale' | 'messages'>;

/** The outcome of a search in the finder, in words and links. */
export function finderOutcome(found: Found, context: Context): SearchOutcome {
  return {
    title: titleOf(found, context),
    notes: notesOf(found, context),
    choices: choicesOf(found, context),
    links: linksOf(found, context),
  };
}

function titleOf({ criteria, result }: Found, { messages: { finderWords: words } }: Context): string {
  const { home, found, aroundPlace, homeAnchor, workAnchor } = result;
  if (home.kind === 'choice') return words.choose(criteria.place);
  if (home.kind === 'unknown') return words.unknown(criteria.place);
  if (aroundPlace === 'abroad') return words.around.abroad;
  if (!found) return words.empty;
  if (criteria.selection.length) return words.foundSelection(found.total);
  if (criteria.zone) return words.foundInZone(found.total);
  const where = whereOf(result, words);
  if (!found.total) return words.none(where);
  // A department is searched whole: no radius is said of it.
  if (home.kind === 'area') return words.foundIn(found.total, where);
  if (found.isAlongWay) return words.foundOnWay(found.total, where, criteria.radius);
  return homeAnchor || workAnchor ? words.found(found.total, where, criteria.radius) : words.foundIn(found.total, where);
}

/** Where was looked: at home, at work, or at both. */
function whereOf({ home, work, aroundPlace, found }: FinderResult, words: Messages['finderWords']): string {
  if (home.kind === 'area') return home.area.name;
  const homeName = home.kind === 'place' ? home.place.name : nameOfAround(aroundPlace, words);
  const workName = work.kind === 'place' ? work.place.name : null;
  if (homeName && workName) return found?.isAlongWay ? words.between(homeName, workName) : words.either(homeName, workName);
  return homeName ?? workName ?? words.around.label;
}

function nameOfAround(aroundPlace: FinderResult['aroundPlace'], words: Messages['finderWords']): string | null {
  return aroundPlace && aroundPlace !== 'abroad' ? words.around.near(aroundPlace.name) : null;
}

function notesOf({ criteria, dropped, result }: Found, { messages: { finderWords: words } }: Context): string[] {
  const { home, work, found } = result;
  const notes: string[] = [];
  if (dropped.length) notes.push(words.dropped(dropped.map((name) => words.criteria[name]).join(', ')));
  if (criteria.selection.length && found) {
    const gone = criteria.selection.length - found.total;
    if (gone > 0) notes.push(words.selectionGone(gone));
    notes.push(words.selectionHelp);
  }
  if (home.kind === 'place' && home.formerName) notes.push(words.formerName(home.formerName, home.place.name));
  if (work.kind === 'unknown') notes.push(words.unknown(criteria.work));
  if (home.kind === 'unknown') notes.push(words.unknownHelp);
  if (home.kind === 'empty' && !found) notes.push(words.emptyHelp);
  if (!found?.total && home.kind !== 'choice') notes.push(words.networkHelp);
  return notes;
}

function choicesOf({ criteria, result: { home, work } }: Found, context: Context): PlaceChoices[] {
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

function linksOf({ criteria, result }: Found, { locale, messages: { finderWords: words } }: Context): SearchOutcome['links'] {
  const { home, found, cityPath } = result;
  const links: SearchOutcome['links'] = [];
  if (found?.widened) {
    const { radius, total } = found.widened;
    links.push({
      label: words.widen(radius, total),
      href: finderHref({ ...criteria, radius, zone: null, page: 1 }, locale),
      look: 'secondary',
    });
  }
  if (home.kind === 'place' && cityPath) {
    links.push({ label: words.cityPage(home.place.name), href: localizePath(cityPath, locale), look: 'text' });
  }
  if (!found?.total && home.kind !== 'choice')
    links.push({ label: words.allCities, href: pathTo('cities', {}, locale), look: 'secondary' });
  return links;
}
