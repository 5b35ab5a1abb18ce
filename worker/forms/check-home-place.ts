import type { FieldErrors } from '../../domain/forms/error-codes.ts';
import type { FlatValues } from '../../domain/forms/form-values.ts';
import { isNumberedAddress } from '../../domain/places/place-query.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { withDeadline } from '../with-deadline.ts';

const patienceMilliseconds = 1500;
/** A code that every gazetteer knows: where it does not, there is none. */
const knownCode = '75001';

/**
 * What is wrong with the place where a family of a pre-registration lives, by the gazetteer: a commune that does not exist, or one
 * of several of that name. An address with a number, a place of work, which may lie abroad, and a gazetteer that is missing, slow
 * or fails stop nobody.
 */
export async function checkHomePlace(
  values: FlatValues,
  { search, logger }: Pick<Dependencies, 'search' | 'logger'>,
): Promise<FieldErrors> {
  const { homePlace, placePreference } = values;
  if (placePreference === 'work' || typeof homePlace !== 'string' || !homePlace.trim() || isNumberedAddress(homePlace)) return {};
  try {
    return await withDeadline(judge(homePlace, search), patienceMilliseconds, () => ({}));
  } catch (error) {
    logger.error('home-place-not-checked', error);
    return {};
  }
}

async function judge(text: string, search: SearchIndex): Promise<FieldErrors> {
  const { kind } = await search.resolvePlace(text);
  if (kind === 'place') return {};
  if (kind === 'choice') return { homePlace: 'place_ambiguous' };
  const known = await search.resolvePlace(knownCode);
  return known.kind === 'place' ? { homePlace: 'place_unknown' } : {};
}
