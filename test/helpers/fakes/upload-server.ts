import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UploadServer {
  url: string;
  /** Files by path; each may be replaced. */
  files: Map<string, Buffer>;
  /** Answers by path that are no files. */
  redirects: Map<string, string>;
  /** Paths in the order they were asked for. */
  requests: string[];
  close(): Promise<void>;
}

/** Serves files as a CMS serves its uploads: with a date, an entity tag and a short life. */
export async function startUploadServer(files: Map<string, Buffer>): Promise<UploadServer> {
  const requests: string[] = [];
  const redirects = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const to = redirects.get(path);
    if (to) return response.writeHead(302, { location: to }).end();
    const file = files.get(path.replace('/uploads/', ''));
    if (!file) return response.writeHead(404).end();
    const etag = `"${file.length}-${path.length}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    const headers = { 'content-type': 'image/jpeg', 'content-length': file.length, 'cache-control': 'max-age=60', etag };
    return response.writeHead(200, { ...headers, 'last-modified': 'Wed, 25 Nov 2026 10:00:00 GMT' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    redirects,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
