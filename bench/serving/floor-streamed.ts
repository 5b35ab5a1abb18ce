import { Hono } from 'hono';

interface Environment {
  Bindings: { CACHE: { get(key: string, type: 'stream'): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> } };
}

/** Less than a page needs: what KV sends goes on to the reader without ever being looked at, so that no nonce could be put into it. */
const app = new Hono<Environment>();
app.get('*', async (c) => {
  const html = await c.env.CACHE.get(`floor-html:${c.req.path}`, 'stream');
  return html === null ? c.notFound() : c.body(html, 200, { 'content-type': 'text/html; charset=utf-8' });
});

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default app;
