/** A line of the list below the field while a place is typed. */
export interface PlaceSuggestion {
  /** What goes into the field; means this place and no other. */
  label: string;
  name: string;
  kind: 'commune' | 'arrondissement' | 'quarter' | 'department' | 'region' | 'nursery';
  /** Where it has one alone. */
  postalCode: string | null;
  /** Name of the department, the town of a nursery; null for areas. */
  department: string | null;
  /** The name that was typed, where the place has another one now. */
  formerName: string | null;
  /** Of the page of a nursery, which is opened instead of a search. */
  slug?: string;
}

/** Answered by `/recherche/lieux?q=`, at most eight; with `creches=1` nurseries are among them. */
export interface PlaceSuggestions {
  suggestions: PlaceSuggestion[];
}

export const suggestionsPath = '/recherche/lieux';
export const mostSuggestions = 8;
/** Says in the address of a question that nurseries may be suggested, too. */
export const nurseriesParameter = 'creches';
