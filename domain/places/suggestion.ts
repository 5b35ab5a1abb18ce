/** A line of the list below the field while a place is typed. */
export interface PlaceSuggestion {
  /** What goes into the field; resolves to this place. */
  label: string;
  name: string;
  /** What tells it from others of its name: « 42000 · Loire », « Région ». */
  detail: string;
}

/** Answered by `/recherche/lieux?q=`. */
export interface PlaceSuggestions {
  suggestions: PlaceSuggestion[];
}

export const suggestionsPath = '/recherche/lieux';
export const mostSuggestions = 8;
