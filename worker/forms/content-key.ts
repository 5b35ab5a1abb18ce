import { digest } from '../digest.ts';
import type { NamedValues } from './submission.ts';

const dayMilliseconds = 86_400_000;

export interface ContentKeys {
  today: string | null;
  /** Two, of the day and the one before: midnight does not make a request another one. */
  all: [string, string];
}

/**
 * Names a request by what it says and the day. A white paper has none: whether somebody has it already is asked of the CMS,
 * and asking again after a failure has to try again.
 */
export async function contentKeysOf({ form, values, createdAt }: NamedValues & { createdAt: number }): Promise<ContentKeys> {
  if (form === 'white-paper') return { today: null, all: ['', ''] };
  const day = Math.floor(createdAt / dayMilliseconds);
  const content = JSON.stringify([form, values]);
  const [today, yesterday] = await Promise.all([digest(`${day} ${content}`), digest(`${day - 1} ${content}`)]);
  return { today, all: [today, yesterday] };
}

/**
 * The key a request is written down and delivered under, a UUID: of the key its form was sent with and of what it says. The same
 * key with another content is another request, also at the same moment, and also once the first content is erased.
 */
export async function submissionKeyOf({ form, values }: NamedValues, clientKey: string | null): Promise<string> {
  if (clientKey === null) return crypto.randomUUID();
  const hexadecimal = await digest(JSON.stringify([clientKey, form, values]));
  return hexadecimal.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
