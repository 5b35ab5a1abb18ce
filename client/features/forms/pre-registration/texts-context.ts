import { createContext, use } from 'react';
import type { texts } from './texts/fr.ts';

export type PreRegistrationTexts = typeof texts;

const TextsContext = createContext<PreRegistrationTexts | null>(null);

/** Hands the words of the form to its parts. */
export const TextsProvider = TextsContext;

/** The words of the pre-registration, in the language of the page. */
export function usePreRegistrationTexts(): PreRegistrationTexts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('No pre-registration around this component');
  return texts;
}
