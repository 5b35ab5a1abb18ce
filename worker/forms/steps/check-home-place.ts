import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
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

/**
 * The INSEE code of the commune a family lives in, for the team's lists; null where more than one may be meant, or nothing is known.
 * It is asked for at delivery and is no part of a submission: the same again would not be the same where the gazetteer fails.
 */
export async function codeOfHomePlace(homePlace: string | null, { search, logger }: FormServices): Promise<string | null> {
  if (!homePlace || isNumberedAddress(homePlace)) return null;
  try {
    return await withDeadline(certainCode(homePlace, search), patienceMilliseconds, () => null);
  } catch (error) {
    logger.error('home-place-not-checked', error);
    return null;
  }
}

async function certainCode(text: string, search: SearchIndex): Promise<string | null> {
  const resolved = await search.resolvePlace(text);
  if (resolved.kind !== 'place' || resolved.others.length > 0) return null;
  const { kind, code, parentCode } = resolved.place;
  return (kind === 'quarter' ? parentCode : code) || null;
}

async function judge(text: string, search: SearchIndex): Promise<FieldErrors> {
  const { kind } = await search.resolvePlace(text);
  if (kind === 'place') return {};
  if (kind === 'choice') return { homePlace: 'place_ambiguous' };
  const resolution = await search.resolvePlace(knownCode);
  return resolution.kind === 'place' ? { homePlace: 'place_unknown' } : {};
}
