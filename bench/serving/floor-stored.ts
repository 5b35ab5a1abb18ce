import { Hono } from 'hono';

interface Environment {
  Bindings: { CACHE: { get(key: string): Promise<string | null> } };
}

/** The least a worker can do to answer a page from KV: one read, no headers but the type. */
const app = new Hono<Environment>();
app.get('*', async (c) => {
  const html = await c.env.CACHE.get(`floor-html:${c.req.path}`);
  return html === null ? c.notFound() : c.html(html);
});

// biome-ignore lint/style/noDefaultExport: a worker is what its main module exports as default.
export default app;
