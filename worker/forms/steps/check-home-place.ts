import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import type { Place } from '../../../domain/places/place.ts';
import { isNumberedAddress } from '../../../domain/places/place-query.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { withDeadline } from '../../with-deadline.ts';
import type { FormServices } from '../worker-form.ts';

const patienceMilliseconds = 1500;
/** A code that every gazetteer knows: where it does not, there is none. */
const knownCode = '75001';

/**
 * What is wrong with the place where a family of a pre-registration lives, by the gazetteer: a commune that does not exist, or one
 * of several of that name. An address with a number, a place of work, which may lie abroad, and a gazetteer that is missing, slow
 * or fails stop nobody.
 */
export async function checkHomePlace(values: FlatValues, { search, logger }: FormServices): Promise<FieldErrors> {
  const { homePlace, placePreference } = values;
  if (placePreference === 'work' || typeof homePlace !== 'string' || !homePlace.trim() || isNumberedAddress(homePlace)) return {};
  try {
    return await withDeadline(judge(homePlace, search), patienceMilliseconds, () => ({}));
  } catch (error) {
    logger.error('home-place-not-checked', error);
    return {};
  }
}

/** What the team's lists and its search for places know of where a family is. */
interface FamilyPlaces {
  homePlaceCode: string | null;
  homeLatitude: number | null;
  homeLongitude: number | null;
  workLatitude: number | null;
  workLongitude: number | null;
}

/**
 * The communes a family lives and works in, each where no other may be meant. They are asked for at delivery and are no part of a
 * submission: the same again would not be the same where the gazetteer fails.
 */
export async function placesOfFamily(
  { homePlace, workPlace }: { homePlace: string | null; workPlace: string | null },
  services: FormServices,
): Promise<FamilyPlaces> {
  const [home, work] = await Promise.all([certainPlace(homePlace, services), certainPlace(workPlace, services)]);
  return {
    homePlaceCode: (home?.kind === 'quarter' ? home.parentCode : home?.code) || null,
    homeLatitude: home?.position.latitude ?? null,
    homeLongitude: home?.position.longitude ?? null,
    workLatitude: work?.position.latitude ?? null,
    workLongitude: work?.position.longitude ?? null,
  };
}

async function certainPlace(text: string | null, { search, logger }: FormServices): Promise<Place | null> {
  if (!text || isNumberedAddress(text)) return null;
  const find = async () => {
    const resolved = await search.resolvePlace(text);
    return resolved.kind === 'place' && resolved.others.length === 0 ? resolved.place : null;
  };
  try {
    return await withDeadline(find(), patienceMilliseconds, () => null);
  } catch (error) {
    logger.error('home-place-not-checked', error);
    return null;
  }
}

async function judge(text: string, search: SearchIndex): Promise<FieldErrors> {
  const { kind } = await search.resolvePlace(text);
  if (kind === 'place') return {};
  if (kind === 'choice') return { homePlace: 'place_ambiguous' };
  const resolution = await search.resolvePlace(knownCode);
  return resolution.kind === 'place' ? { homePlace: 'place_unknown' } : {};
}
