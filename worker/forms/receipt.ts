import { readReference } from '../../domain/forms/fields/reference.ts';
import { createHostCookie } from '../host-cookie.ts';
import { receiptSeconds } from './limits.ts';

const cookie = createHostCookie('receipt');

/** The `Set-Cookie` value that tells the next screen a reference: in an address it would be written into logs. */
export function createReceiptCookie(reference: string): string {
  return cookie.set(reference, receiptSeconds);
}

/** The reference of the request that was just sent, or null. */
export function readReceiptCookie(header: string | undefined): string | null {
  const value = cookie.read(header);
  return value ? readReference(value) : null;
}
