import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MadeNursery } from '../../scripts/load/nursery-generator.ts';

/** A CMS that holds nothing but the nurseries it is given, in pages by id as Strapi answers them. */
export async function startNurseryCms(nurseries: readonly MadeNursery[]): Promise<{ url: string; close(): void }> {
  const sorted = nurseries.toSorted((one, other) => (one.documentId < other.documentId ? -1 : 1));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cms');
    response.writeHead(200, { 'content-type': 'application/json' });
    if (url.pathname !== '/api/nurseries') return void response.end('{"data":[]}');
    const after = url.searchParams.get('filters[documentId][$gt]') ?? '';
    const pageSize = Number(url.searchParams.get('pagination[pageSize]') ?? 25);
    let start = 0;
    for (let high = sorted.length; start < high; ) {
      const middle = (start + high) >> 1;
      if ((sorted[middle]?.documentId ?? '') > after) high = middle;
      else start = middle + 1;
    }
    response.end(JSON.stringify({ data: sorted.slice(start, start + pageSize) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
