import { createMiddleware } from 'hono/factory';
import { errorInJson, errorVary, wantsJsonError } from '../render/answer-in-json.ts';
import type { AppEnvironment } from '../request-state.ts';

const keptHeaders = ['allow', 'retry-after'];

/** Says to programs in JSON what is refused in a line of text: addresses of files, methods, forms that there are none of. */
export const jsonErrors = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status < 400 || !headers.get('content-type')?.startsWith('text/plain')) return;
  if (!wantsJsonError(c)) return c.header('vary', errorVary, { append: true });
  const body = errorInJson(c, { status, message: await c.res.text() });
  const answer = Response.json(body, { status, headers: { 'cache-control': 'no-store', vary: errorVary } });
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value) answer.headers.set(name, value);
  }
  c.res = undefined;
  c.res = answer;
});
