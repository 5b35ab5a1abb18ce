import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { labelOfPlace, type PlaceResolution } from '../../domain/places/place.ts';
import { isNumberedAddress } from '../../domain/places/place-query.ts';
import { resolvePlace } from '../../domain/places/resolve-place.ts';
import { suggestPlaces } from '../../domain/places/suggest-places.ts';
import { mostSuggestions, type PlaceSuggestion } from '../../domain/places/suggestion.ts';
import type { ListedNursery } from '../content/directory/listed-nurseries.ts';
import { UpstreamError } from '../errors.ts';
import type { Logger } from '../observe/logger.ts';
import type { Database } from './database.ts';
import { withFreePlaces } from './finder/free-places.ts';
import { gatherQuestions } from './gathered-database.ts';
import { cityOfSlug } from './places/city-path.ts';
import { createGeocoder } from './places/geocoder.ts';
import { nurseriesNamed } from './places/nurseries-named.ts';
import { createPlaceLookup } from './places/place-lookup-d1.ts';
import { placesInZone } from './places/places-in-zone.ts';
import { rememberSuggestions } from './places/remembered-suggestions.ts';
import type { SearchIndex } from './search-index.ts';

export interface SearchIndexOptions {
  database: Database;
  /** Null where addresses are sent nowhere. */
  geocoderUrl: string | null;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
}

/** A published nursery by its document in the CMS, as the finder lists it; null where there is none. */
async function listedNursery(database: Database, id: string): Promise<ListedNursery | null> {
  const { results } = await database.prepare('SELECT shown FROM nurseries WHERE id = ?').bind(id).all<{ shown: string }>();
  const [row] = results;
  return row ? JSON.parse(row.shown) : null;
}

/** The search index on the edge database. */
export function createSearchIndex({ database, geocoderUrl, fetch: send, clock, logger }: SearchIndexOptions): SearchIndex {
  const lookup = createPlaceLookup(database);
  const geocode = geocoderUrl ? createGeocoder({ url: geocoderUrl, fetch: send, lookup, logger }) : null;

  async function resolve(text: string, names = lookup): Promise<PlaceResolution> {
    const address = geocode && isNumberedAddress(text) ? await geocode(text) : null;
    if (address) return { kind: 'place', label: labelOfPlace(address), place: address, formerName: null, others: [] };
    const resolution = await resolvePlace(text, names);
    return resolution.kind === 'place' && isNumberedAddress(text) ? { ...resolution, isAddressUnknown: true } : resolution;
  }

  const suggest = rememberSuggestions((text) => suggestPlaces(text, lookup));

  async function suggestAll(text: string, { withNurseries }: { withNurseries: boolean }): Promise<PlaceSuggestion[]> {
    const [places, nurseries] = await Promise.all([suggest(text), withNurseries ? nurseriesNamed(text, database) : []]);
    return [...places.slice(0, mostSuggestions - nurseries.length), ...nurseries];
  }

  /** A database that fails is a service that fails: the page says so, and no search finds nothing instead. */
  async function answer<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause;
      throw new UpstreamError('search', cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }

  // Most pages search for nothing.
  const finder = () => import('./finder/answer-criteria.ts');
  /** Of one request: what it asks at the same moment goes over together. */
  const gathered = () => {
    const together = gatherQuestions(database);
    return { database: together, lookup: createPlaceLookup(together) };
  };
  const services = () => {
    const { database: together, lookup: names } = gathered();
    return { database: together, resolve: (text: string) => resolve(text, names), now: clock() };
  };

  return {
    resolvePlace: (text) => answer(resolve(text)),
    suggestPlaces: (text, options) => answer(suggestAll(text, options)),
    findNurseries: (criteria) => answer(finder().then(({ answerCriteria }) => answerCriteria(criteria, services()))),
    countNurseries: (criteria) => answer(finder().then(({ answerCount }) => answerCount(criteria, services()))),
    mapPoints: (criteria) => answer(finder().then(({ answerPoints }) => answerPoints(criteria, services()))),
    findCity: (slug) => answer(cityOfSlug(slug, { database, lookup })),
    withFreePlaces: (slugs) => answer(withFreePlaces(database, slugs, todayInParis(clock()))),
    listedNursery: (id) => answer(listedNursery(database, id)),
    placesInZone: (zone) => answer(placesInZone(database, zone)),
    searchSite: (request) => answer(import('./site/search-site.ts').then(({ searchSite }) => searchSite(request, gathered()))),
  };
}
