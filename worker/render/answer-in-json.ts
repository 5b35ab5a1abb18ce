import type { Context } from 'hono';
import type { AppEnvironment } from '../request-state.ts';
import type { PageStatus } from './answer-page.tsx';

/** What decides whether an error is a page or JSON. */
export const errorVary = 'accept, sec-fetch-mode';

/** True for a program that asks for JSON and takes no page; what a browser opens in a window is always a page. */
export function wantsJsonError(c: Context<AppEnvironment>): boolean {
  const accept = c.req.header('accept') ?? '';
  return (
    /\bapplication\/(?:[\w.-]+\+)?json\b/i.test(accept) && !/\btext\/html\b/i.test(accept) && c.req.header('sec-fetch-mode') !== 'navigate'
  );
}

/** An error for a program. */
export function answerInJson(c: Context<AppEnvironment>, { status, message }: { status: PageStatus; message: string }): Response {
  const headers = { 'cache-control': 'no-store', vary: errorVary };
  return c.json({ error: { status, message, requestId: c.get('requestId') } }, status, headers);
}
