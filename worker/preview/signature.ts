import { toHexadecimal } from '../digest.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const hexPattern = /^(?:[0-9a-f]{2})+$/;

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify']);
}

/** The HMAC-SHA256 of a text, in hexadecimal. */
export async function signatureOf(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), new TextEncoder().encode(text));
  return toHexadecimal(new Uint8Array(signature));
}

/** Compares in a time that does not depend on where the two differ. */
export async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  if (!hexPattern.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, new TextEncoder().encode(text));
}
