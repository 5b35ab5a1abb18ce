import { isSigned } from './preview/signature.ts';

/** What the CMS has put into the address of a mail (`cms/src/links/signed-link.ts`). */
export interface SignedQuery {
  expires?: string;
  signature?: string;
}

/** `forged`: we have never signed it, or it was changed since. */
export type LinkState = 'open' | 'ended' | 'forged';

const secondsPattern = /^\d{1,12}$/;

/** Whether a link was signed for a subject, and has not ended yet. A forged one does not say whether it has ended. */
export async function readSignedLink(
  subject: string,
  { expires = '', signature = '' }: SignedQuery,
  { secret, now }: { secret: string; now: number },
): Promise<LinkState> {
  if (!secondsPattern.test(expires) || !(await isSigned(`${subject}:${expires}`, signature, secret))) return 'forged';
  return now < Number(expires) * 1000 ? 'open' : 'ended';
}
