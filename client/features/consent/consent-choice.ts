/** Purposes a reader is asked about; what is necessary is not asked. */
export const purposes = ['measure', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** The cookie that keeps the choice. */
export const consentCookie = 'consent';
/** Half a year, after which the reader is asked again. */
export const consentDays = 182;
/** Raised where a purpose or a recipient is added: everybody is asked again then. */
export const consentRevision = 1;

/** The purposes a reader has agreed to, or null where there is no choice that still counts. */
export function readChoice(cookies: string): Purpose[] | null {
  const value = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies)?.[1];
  if (!value) return null;
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(value));
    return isChoice(stored) ? purposes.filter((purpose) => stored.categories.includes(purpose)) : null;
  } catch {
    // Cut off, or written by somebody else: no choice.
    return null;
  }
}

function isChoice(stored: unknown): stored is { categories: unknown[] } {
  if (typeof stored !== 'object' || stored === null || !('categories' in stored) || !('revision' in stored)) return false;
  return stored.revision === consentRevision && Array.isArray(stored.categories);
}
