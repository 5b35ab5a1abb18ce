import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnvironment } from '../request-state.ts';

/** What decides whether an error is a page or JSON. */
export const errorVary = 'accept, sec-fetch-mode';

/** True for a program that asks for JSON and takes no page; what a browser opens in a window is always a page. */
export function wantsJsonError(c: Context<AppEnvironment>): boolean {
  const accept = c.req.header('accept') ?? '';
  return (
    /\bapplication\/(?:[\w.-]+\+)?json\b/i.test(accept) && !/\btext\/html\b/i.test(accept) && c.req.header('sec-fetch-mode') !== 'navigate'
  );
}

/** What a program is told of an error. */
export function errorInJson(c: Context<AppEnvironment>, { status, message }: { status: number; message: string }) {
  return { error: { status, message, requestId: c.get('requestId') } };
}

/** An error for a program. */
export function answerInJson(c: Context<AppEnvironment>, answer: { status: ContentfulStatusCode; message: string }): Response {
  return c.json(errorInJson(c, answer), answer.status, { 'cache-control': 'no-store', vary: errorVary });
}
