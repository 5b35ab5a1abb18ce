import { parse, serialize } from 'hono/utils/cookie';
import { readReference } from '../../domain/forms/fields/reference.ts';
import { receiptSeconds } from './limits.ts';

const cookieName = '__Host-receipt';

/** The `Set-Cookie` value that tells the next screen a reference: in an address it would be written into logs. */
export function createReceiptCookie(reference: string): string {
  return serialize(cookieName, reference, { path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: receiptSeconds });
}

/** The reference of the request that was just sent, or null. */
export function readReceiptCookie(header: string | undefined): string | null {
  const value = header ? parse(header, cookieName)[cookieName] : undefined;
  return value ? readReference(value) : null;
}
