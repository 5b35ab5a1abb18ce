import { timingSafeEqual } from 'node:crypto';
import { signatureOf, signedQuery } from '../links/signed-link';

/** How long a link in the admin panel opens a file, in milliseconds: as long as somebody may leave its page open. */
const lifetimeMilliseconds = 12 * 3_600_000;
const seconds = /^\d{1,12}$/;

export interface FileLink {
  /** Path of the file, `/uploads/…`. */
  path: string;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The address of a file that is not for everybody, for who is signed in to the admin panel. */
export function signFile({ path, secret, now }: FileLink): string {
  return `${path}?${new URLSearchParams(signedQuery({ subject: subjectOf(path), until: now + lifetimeMilliseconds, secret }))}`;
}

/** Whether the query of an address is a signature of its path that has not ended. */
export function isSignedFile({ path, secret, now }: FileLink, { expires, signature }: Record<string, unknown>): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !secret) return false;
  return seconds.test(expires) && now < Number(expires) * 1000 && isSame(signature, signatureOf(`${subjectOf(path)}:${expires}`, secret));
}

/** Compares secrets in a time that tells nothing of them. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const subjectOf = (path: string) => `file:${path}`;

/** Signs the addresses of documents in whatever the admin panel is answered; pictures are for everybody. */
export function signFilesIn(value: unknown, sign: (path: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) signFilesIn(item, sign);
    return;
  }
  const fields = value as Record<string, unknown>;
  const { url, mime } = fields;
  if (typeof url === 'string' && url.startsWith('/uploads/') && typeof mime === 'string' && !/^(?:image|video)\//.test(mime)) {
    fields.url = sign(url.replace(/\?.*$/, ''));
  }
  for (const inner of Object.values(fields)) signFilesIn(inner, sign);
}
