import type { Context } from 'hono';
import { daySeconds } from '../../domain/durations.ts';
import type { PlaceSuggestion, PlaceSuggestions } from '../../domain/places/suggestion.ts';
import { readSearchText } from '../../domain/text/search-text.ts';
import type { SearchDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerJson } from './answer-json.ts';

/** Places change once a year, and suggestions with a deploy. */
const cacheSeconds = daySeconds;

/** `/recherche/lieux?q=`: places that a text which is still being typed may become. */
export function answerSuggestions(c: Context<AppEnvironment>, { search, logger }: SearchDependencies): Promise<Response> {
  const text = readSearchText(new URL(c.req.url).searchParams, 'q');
  return answerJson(c, { logger, cacheControl: `public, max-age=${cacheSeconds}` }, async (): Promise<PlaceSuggestions> => {
    const suggestions: PlaceSuggestion[] = text ? await search.suggestPlaces(text) : [];
    return { suggestions };
  });
}
