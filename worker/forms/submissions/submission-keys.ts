import { dayMilliseconds } from '../../../domain/durations.ts';
import { digest } from '../../digest.ts';
import type { NewSubmission } from './submission.ts';

export interface ContentKeys {
  today: string | null;
  /** Two, of the day and the one before: midnight does not make a submission another one. */
  all: [string, string];
}

type Content = Pick<NewSubmission, 'form' | 'values'>;

/** Names a submission by what it says and the day; a form whose sender may mean the same twice has no such name. */
export async function contentKeysOf({
  form,
  values,
  isRepeatable,
  createdAt,
}: Content & Pick<NewSubmission, 'isRepeatable' | 'createdAt'>): Promise<ContentKeys> {
  if (isRepeatable) return { today: null, all: ['', ''] };
  const day = Math.floor(createdAt / dayMilliseconds);
  const content = JSON.stringify([form, values]);
  const [today, yesterday] = await Promise.all([digest(`${day} ${content}`), digest(`${day - 1} ${content}`)]);
  return { today, all: [today, yesterday] };
}

/**
 * The key a submission is written down and delivered under, a UUID: of the key its form was sent with and of what it says. The
 * same key with another content is another submission, also at the same moment, and also once the first content is erased.
 */
export async function submissionKeyOf({ form, values }: Content, clientKey: string | null): Promise<string> {
  if (clientKey === null) return crypto.randomUUID();
  const hexadecimal = await digest(JSON.stringify([clientKey, form, values]));
  return hexadecimal.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
