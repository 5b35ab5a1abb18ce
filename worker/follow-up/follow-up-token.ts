import { readReference } from '../../domain/forms/fields/reference.ts';
import { followUpSubject } from '../../domain/placement/follow-up.ts';
import { createHostCookie } from '../host-cookie.ts';
import { signatureOf } from '../preview/signature.ts';
import { type LinkState, readSignedLink } from '../signed-link.ts';

/**
 * What opens a request, `CS-7K4M-92QX.1764543210.9f…`: its reference, when that ends, and our signature. It leaves the address at once
 * for a cookie, else it would stand in the history of the browser. The forms of the page carry it, too, so that each tab acts on the
 * request that it shows, whatever was opened since.
 */
const tokenPattern = /^(CS-[0-9A-Z]{4}-[0-9A-Z]{4})\.(\d{1,12})\.([0-9a-f]{64})$/;
const cookie = createHostCookie('suivi');
/** How long a browser that has opened a request shows it again, and somebody who has typed its number sees it. */
const openSeconds = 2 * 3600;

/** Whether a text can be a token at all. */
export const isTokenShaped = (text: string): boolean => tokenPattern.test(text);

type Signing = { secret: string; now: number };

/** Lets whoever has shown that a request is theirs see it for a while. */
export async function createFollowUpCookie(reference: string, { secret, now }: Signing): Promise<string> {
  const expires = Math.floor(now / 1000) + openSeconds;
  const signature = await signatureOf(`${followUpSubject(reference)}:${expires}`, secret);
  return cookie.set(`${reference}.${expires}.${signature}`, openSeconds);
}

/** The cookie that a token of a form becomes again, so that the page shows the request that was acted on. */
export const keepToken = (token: string): string => cookie.set(token, openSeconds);

export interface FollowUpToken {
  state: LinkState | 'missing';
  reference: string;
  token: string;
}

/** The request that a token opens. */
export async function readFollowUpToken(token: string, signing: Signing): Promise<FollowUpToken> {
  const [, typed = '', expires = '', signature = ''] = tokenPattern.exec(token) ?? [];
  const reference = readReference(typed) ?? '';
  return { state: await readSignedLink(followUpSubject(reference), { expires, signature }, signing), reference, token };
}

/** The request that a browser has opened. */
export async function readFollowUpCookie(header: string | undefined, signing: Signing): Promise<FollowUpToken> {
  const token = cookie.read(header);
  return token === null ? { state: 'missing', reference: '', token: '' } : readFollowUpToken(token, signing);
}
