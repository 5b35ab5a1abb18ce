/** Words by the keys that Strapi gives to those of one of its parts. */
export const under = (part: string, words: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [`${part}.${key}`, text]));
