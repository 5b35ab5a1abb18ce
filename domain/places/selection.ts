import { slugPattern } from '../addresses/slug.ts';

/** Most nurseries in a list that is shared. */
export const largestSelection = 50;

/** The slug of a nursery in a list that is shared; null for what can be none. */
export function toSelected(text: string): string | null {
  return text.length <= 200 && slugPattern.test(text) ? text : null;
}
