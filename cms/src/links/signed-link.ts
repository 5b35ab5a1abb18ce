import { createHmac } from 'node:crypto';

export interface LinkTerms {
  /** What the link opens and for whom, beginning with its purpose: `white-paper:guide:fr`. No two purposes begin alike. */
  subject: string;
  /** When it ends, in milliseconds since 1970. */
  until: number;
  secret: string;
}

/** The HMAC-SHA256 of a text, in hexadecimal. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** What makes an address a link that opens until it ends; `worker/signed-link.ts` reads it. */
export function signedQuery({ subject, until, secret }: LinkTerms): { expires: string; signature: string } {
  const expires = String(Math.floor(until / 1000));
  return { expires, signature: signatureOf(`${subject}:${expires}`, secret) };
}
