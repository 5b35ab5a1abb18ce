import type { Context } from 'hono';
import type { AppEnvironment } from '../../request-state.ts';
import type { Caller } from './account-call.ts';

/** The reader's own address, which Cloudflare writes over whatever the reader has sent; null on a machine without it. */
export function callerAddress(c: Context<AppEnvironment>): string | null {
  return c.req.header('cf-connecting-ip') ?? null;
}

/** For whom the CMS is called: the reader, with their token or as nobody. */
export function callerOf(c: Context<AppEnvironment>, token: string | null = null): Caller {
  return { address: callerAddress(c), token };
}
