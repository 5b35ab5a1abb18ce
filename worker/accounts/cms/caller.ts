import type { Context } from 'hono';
import { networkOf } from '../../addresses/network-of.ts';
import type { AppEnvironment } from '../../request-state.ts';
import type { Caller } from './account-call.ts';

/**
 * The network of the reader, by the address that Cloudflare writes over whatever the reader has sent; null on a machine without it.
 * One customer of IPv6 has more addresses than any limit can count.
 */
export function callerNetwork(c: Context<AppEnvironment>): string | null {
  return networkOf(c.req.header('cf-connecting-ip'));
}

/** For whom the CMS is called: the reader, with their token or as nobody. */
export function callerOf(c: Context<AppEnvironment>, token: string | null = null): Caller {
  return { address: callerNetwork(c), token };
}
