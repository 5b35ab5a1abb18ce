import type { Criteria } from '../../domain/places/criteria/criteria.ts';
import type { FinderCount } from '../../domain/places/criteria/finder-count.ts';
import type { PlaceResolution } from '../../domain/places/place.ts';
import type { PlaceName } from '../../domain/places/place-names.ts';
import type { PlaceSuggestion } from '../../domain/places/suggestion.ts';
import type { Zone } from '../../domain/places/zone.ts';
import type { ListedNursery } from '../content/directory/listed-nurseries.ts';
import type { FinderResult, FoundPoints } from './found-nursery.ts';
import type { CityAddress } from './places/city-path.ts';
import type { SiteSearchRequest, SiteSearchResult } from './site-search-result.ts';

/** What can be asked of the edge database; every question rejects with an `UpstreamError` where it fails. */
export interface SearchIndex {
  resolvePlace(text: string): Promise<PlaceResolution>;
  /** Places that a text which is still being typed may become, and nurseries called so after them where these are wanted. */
  suggestPlaces(text: string, options: { withNurseries: boolean }): Promise<PlaceSuggestion[]>;
  findNurseries(criteria: Criteria): Promise<FinderResult>;
  countNurseries(criteria: Criteria): Promise<FinderCount>;
  mapPoints(criteria: Criteria): Promise<FoundPoints>;
  /** What the address of a city in another spelling means; null where no page is meant. */
  findCity(slug: string): Promise<CityAddress | null>;
  /** The places to name on a part of the map. */
  placesInZone(zone: Zone): Promise<PlaceName[]>;
  /** Of some nurseries, by their slugs, those with free places that may be told today. */
  withFreePlaces(slugs: readonly string[]): Promise<string[]>;
  /** A published nursery by its document in the CMS, as the finder lists it; null where there is none. */
  listedNursery(id: string): Promise<ListedNursery | null>;
  searchSite(request: SiteSearchRequest): Promise<SiteSearchResult>;
}
