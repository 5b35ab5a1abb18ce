import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers what the CMS has answered before. */
export interface CmsStandIn {
  url: string;
  /** Question → what the CMS has answered. */
  answers: Map<string, Buffer>;
  /** The real CMS, while its answers are being recorded. */
  source: string | null;
  /** Questions for which nothing was recorded. */
  unknown: string[];
  requests: number;
  close(): void;
}

/** How long an answer takes, in milliseconds: about what a CMS takes that is not far away. */
export const cmsMilliseconds = 20;

/** A CMS that costs nothing. `nameOf` maps the many addresses of a bench to the one entry that was recorded. */
export async function startCmsStandIn(nameOf: (question: string) => string): Promise<CmsStandIn> {
  const answers = new Map<string, Buffer>();
  const cms: CmsStandIn = { url: '', answers, source: null, unknown: [], requests: 0, close: () => {} };
  const server = createServer(async (request, response) => {
    cms.requests += 1;
    const question = nameOf(decodeURIComponent(request.url ?? ''));
    let answer = answers.get(question);
    if (!answer && cms.source) {
      const original = await fetch(cms.source + question, { headers: { authorization: request.headers.authorization ?? '' } });
      if (original.ok) {
        answer = Buffer.from(await original.arrayBuffer());
        answers.set(question, answer);
      }
    }
    if (!answer) cms.unknown.push(question);
    setTimeout(() => {
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(answer ?? '{"error":{"status":404}}');
    }, cmsMilliseconds);
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cms.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cms.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return cms;
}
