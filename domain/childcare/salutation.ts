/** How a person wishes to be addressed (specification, section 3): the key that is kept, and the word that is written out. */
export const salutationLabels = { M: 'Monsieur', Me: 'Madame' } as const;

export type Salutation = keyof typeof salutationLabels;

/** A salutation, or null for anything else. */
export function toSalutation(raw: unknown): Salutation | null {
  return raw === 'M' || raw === 'Me' ? raw : null;
}
