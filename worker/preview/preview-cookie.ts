import { createHostCookie } from '../host-cookie.ts';
import type { PreviewStatus } from './preview-link.ts';
import { isSigned, signatureOf } from './signature.ts';

const cookieSeconds = 30 * 60;
const cookiePattern = /^(draft|published)\.(\d{1,12})\.([0-9a-f]{64})$/;

/**
 * The CMS shows a preview in a frame. Where it is another site than ours, browsers send only cookies with `SameSite=None`
 * there, and keep them only as `Partitioned`; such a cookie is not sent to a frame of any other site.
 */
const cookie = createHostCookie('apercu', { sameSite: 'None', partitioned: true });

interface Signing {
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

const statuses: readonly PreviewStatus[] = ['draft', 'published'];

/** Differs from every text that links are signed by, so that neither passes for the other. */
const signedText = (status: string, expires: string) => `cookie:${status}:${expires}`;

/** The `Set-Cookie` value that begins a preview. */
export async function createPreviewCookie(status: PreviewStatus, { secret, now }: Signing): Promise<string> {
  const expires = String(Math.floor(now / 1000) + cookieSeconds);
  const value = `${status}.${expires}.${await signatureOf(signedText(status, expires), secret)}`;
  return cookie.set(value, cookieSeconds);
}

/** The `Set-Cookie` value that ends a preview. */
export function endedPreviewCookie(): string {
  return cookie.end();
}

/** True where a `Cookie` header may be an editor's. */
export function hasPreviewCookie(header: string): boolean {
  return cookie.read(header) !== null;
}

/** What a `Cookie` header says of a preview; null where it says nothing that we have signed, or not any more. */
export async function readPreviewCookie(header: string | undefined, { secret, now }: Signing): Promise<PreviewStatus | null> {
  const value = cookie.read(header);
  const [, status = '', expires = '', signature = ''] = cookiePattern.exec(value ?? '') ?? [];
  if (!status || now >= Number(expires) * 1000) return null;
  return (await isSigned(signedText(status, expires), signature, secret)) ? (statuses.find((one) => one === status) ?? null) : null;
}
