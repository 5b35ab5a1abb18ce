import type { IncomingMessage, ServerResponse } from 'node:http';

/** How the CMS behaves as the worker sees it; `losing` does what it is asked and never says so. */
export type CmsMode = 'up' | 'losing' | 'refusing' | 'hanging' | 'html' | 'truncated' | 'busy' | 'failing';

/** Answers a request as a failing CMS does; false where the mode lets the request reach the CMS. */
export function answerInMode(mode: CmsMode, request: IncomingMessage, response: ServerResponse): boolean {
  switch (mode) {
    case 'refusing':
      request.socket.destroy();
      return true;
    case 'hanging':
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>');
      return true;
    case 'truncated':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":');
      return true;
    case 'busy':
      response.writeHead(429, { 'retry-after': '2' }).end();
      return true;
    case 'failing':
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"data":null,"error":{"status":500,"name":"InternalServerError","message":"Internal Server Error","details":{}}}');
      return true;
    case 'losing':
    case 'up':
      return false;
  }
}
