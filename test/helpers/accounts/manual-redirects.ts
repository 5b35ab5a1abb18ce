const original = globalThis.fetch;
let isPatched = false;

/**
 * The harness of wrangler hands what the worker fetches to the `fetch` of Node.js, with a request as the second argument, and
 * so follows redirects before the worker sees them. Cloudflare does not.
 */
export function leaveRedirectsToWorker(): void {
  if (isPatched) return;
  isPatched = true;
  globalThis.fetch = (input, init) => {
    if (!(init && 'clone' in init)) return original(input, init);
    const { method, headers, body, signal } = init;
    return original(input, { method, headers, body, signal, redirect: 'manual', ...(body && { duplex: 'half' }) });
  };
}
