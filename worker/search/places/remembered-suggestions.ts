import { BoundedMap } from '../../../domain/bounded-map.ts';
import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts';

/** Answers an isolate remembers: the first letters of most readers are the same. */
const mostRemembered = 1000;
/** What takes longer to type is typed by one reader. */
const longestText = 12;

/** Suggestions for short texts from memory: the gazetteer changes with a deploy, which starts new isolates. */
export function rememberSuggestions(suggest: (text: string) => Promise<PlaceSuggestion[]>): (text: string) => Promise<PlaceSuggestion[]> {
  const remembered = new BoundedMap<string, PlaceSuggestion[]>(mostRemembered);
  return async (text) => {
    const key = text.toLowerCase();
    const entry = remembered.get(key);
    if (entry) return entry;
    const suggestions = await suggest(text);
    // An empty gazetteer is one that is not loaded yet.
    if (key.length <= longestText && suggestions.length) remembered.set(key, suggestions);
    return suggestions;
  };
}
