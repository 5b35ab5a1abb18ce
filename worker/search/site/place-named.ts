import { type PlaceOption, toPlaceOption } from '../../../domain/places/place.ts';
import { nameRanks, type PlaceLookup, populationOf } from '../../../domain/places/place-lookup.ts';
import { toPlaceQuery } from '../../../domain/places/place-query.ts';
import { placeKey, toPlaceWords } from '../../../domain/places/place-words.ts';

/** What is looked for at a place: « crèche à Nantes » is about Nantes. */
const leadingWords = /^(?:(?:micro )?creches?|garderies?|nounous?|places?|a|au|aux|de|du|d|dans|en|le|la|les|l|pres|autour|sur) /;
/** Villages are called Couches, or Repas: whoever types that means something else. */
const leastPeople = 2000;

/** More towns of one name are a question for the finder. */
const mostPlaces = 4;

/** The places a text names, to look for nurseries at, most people first: towns that share a name are all offered. */
export async function placesNamed(text: string, lookup: PlaceLookup): Promise<PlaceOption[]> {
  const { arrondissements } = toPlaceQuery(withoutSought(text));
  if (arrondissements) return (await lookup.withCodes(arrondissements)).map(toPlaceOption).slice(0, 1);
  const keys = [...new Set([placeKey(text), withoutSought(text)])].filter(Boolean);
  const named = await lookup.named(keys);
  const options = named.filter(({ rank }) => rank === nameRanks.name || rank === nameRanks.postalCode).map((match) => match.option);
  return options.filter((option) => populationOf(option) >= leastPeople).slice(0, mostPlaces);
}

function withoutSought(text: string): string {
  let rest = `${toPlaceWords(text).join(' ')} `;
  while (leadingWords.test(rest)) rest = rest.replace(leadingWords, '');
  return rest.trim();
}
