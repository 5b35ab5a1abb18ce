/** A line of the list below the field while a place is typed. */
export interface PlaceSuggestion {
  /** What goes into the field; means this place and no other. */
  label: string;
  name: string;
  kind: 'commune' | 'arrondissement' | 'department' | 'region';
  /** Where it has one alone. */
  postalCode: string | null;
  /** Name of the department; null for areas. */
  department: string | null;
  /** The name that was typed, where the place has another one now. */
  formerName: string | null;
}

/** Answered by `/recherche/lieux?q=`, at most eight. */
export interface PlaceSuggestions {
  suggestions: PlaceSuggestion[];
}

export const suggestionsPath = '/recherche/lieux';
export const mostSuggestions = 8;
