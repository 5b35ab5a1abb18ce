import { parse, serialize } from 'hono/utils/cookie';
import type { PreviewStatus } from './preview-link.ts';
import { isSigned, signatureOf } from './signature.ts';

const cookieName = '__Host-apercu';
const cookieSeconds = 30 * 60;
const cookiePattern = /^(draft|published)\.(\d{1,12})\.([0-9a-f]{64})$/;

/**
 * The CMS shows a preview in a frame. Where it is another site than ours, browsers send only cookies with `SameSite=None`
 * there, and keep them only as `Partitioned`; such a cookie is not sent to a frame of any other site.
 */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'None', partitioned: true } as const;

interface Signing {
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Differs from every text that links are signed by, so that neither passes for the other. */
const signedText = (status: string, expires: string) => `cookie:${status}:${expires}`;

/** The `Set-Cookie` value that begins a preview. */
export async function createPreviewCookie(status: PreviewStatus, { secret, now }: Signing): Promise<string> {
  const expires = String(Math.floor(now / 1000) + cookieSeconds);
  const value = `${status}.${expires}.${await signatureOf(signedText(status, expires), secret)}`;
  return serialize(cookieName, value, { ...attributes, maxAge: cookieSeconds });
}

/** The `Set-Cookie` value that ends a preview. */
export function endedPreviewCookie(): string {
  return serialize(cookieName, '', { ...attributes, maxAge: 0 });
}

/** What a `Cookie` header says of a preview; null where it says nothing that we have signed, or not any more. */
export async function readPreviewCookie(header: string | undefined, { secret, now }: Signing): Promise<PreviewStatus | null> {
  const value = header ? parse(header, cookieName)[cookieName] : undefined;
  const [, status = '', expires = '', signature = ''] = cookiePattern.exec(value ?? '') ?? [];
  if (!status || now >= Number(expires) * 1000) return null;
  return (await isSigned(signedText(status, expires), signature, secret)) ? (status as PreviewStatus) : null;
}
