import type { Context } from 'hono';
import { daySeconds, hourSeconds } from '../../domain/durations.ts';
import { nurseriesParameter, type PlaceSuggestion, type PlaceSuggestions } from '../../domain/places/suggestion.ts';
import { readSearchText } from '../../domain/text/search-text.ts';
import type { SearchDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerJson } from './answer-json.ts';

/** Places change once a year, and suggestions with a deploy. */
const cacheSeconds = daySeconds;
/** Nurseries come and go. */
const nurseriesCacheSeconds = hourSeconds;

/** `/recherche/lieux?q=`: places, and nurseries where these are asked for, that a text which is still being typed may become. */
export function answerSuggestions(c: Context<AppEnvironment>, { search, logger }: SearchDependencies): Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const text = readSearchText(searchParams, 'q');
  const withNurseries = searchParams.get(nurseriesParameter) === '1';
  const seconds = withNurseries ? nurseriesCacheSeconds : cacheSeconds;
  return answerJson(c, { logger, cacheControl: `public, max-age=${seconds}` }, async (): Promise<PlaceSuggestions> => {
    const suggestions: PlaceSuggestion[] = text ? await search.suggestPlaces(text, { withNurseries }) : [];
    return { suggestions };
  });
}
