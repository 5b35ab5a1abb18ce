import { type PlaceOption, toPlaceOption } from '../../../domain/places/place.ts';
import { nameRanks, type PlaceLookup, populationOf } from '../../../domain/places/place-lookup.ts';
import { toPlaceQuery } from '../../../domain/places/place-query.ts';
import { placeKey, toPlaceWords } from '../../../domain/places/place-words.ts';

/** What is looked for at a place: « crèche à Nantes » is about Nantes. */
const sought = /^(?:(?:micro )?creches?|garderies?|nounous?|places?|a|au|aux|de|du|d|dans|en|le|la|les|l|pres|autour|sur) /;
/** Villages are called Couches, or Repas: whoever types that means something else. */
const leastPeople = 2000;

/** The place a text names, to look for nurseries at; of several the one that most people live in. */
export async function placeNamed(text: string, lookup: PlaceLookup): Promise<PlaceOption | null> {
  const { arrondissements } = toPlaceQuery(withoutSought(text));
  if (arrondissements) return (await lookup.withCodes(arrondissements)).map(toPlaceOption)[0] ?? null;
  const keys = [...new Set([placeKey(text), withoutSought(text)])].filter(Boolean);
  const named = await lookup.named(keys);
  const [option] = named.filter(({ rank }) => rank === nameRanks.name || rank === nameRanks.postalCode).map((match) => match.option);
  return option && populationOf(option) >= leastPeople ? option : null;
}

function withoutSought(text: string): string {
  let rest = `${toPlaceWords(text).join(' ')} `;
  while (sought.test(rest)) rest = rest.replace(sought, '');
  return rest.trim();
}
