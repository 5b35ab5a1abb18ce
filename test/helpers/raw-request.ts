import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 where the connection was closed without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A request as it is written, of which no client corrects anything; `text` is the whole of it. */
export interface RawRequest {
  target?: string;
  headers?: Record<string, string>;
  text?: string;
}

const idleMilliseconds = 2000;

/** Sends bytes and reads the answer to its end. */
export function rawRequest(origin: string, { target = '/', headers = {}, text }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = text ?? `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(request, 'latin1')));
    const finish = () => {
      socket.destroy();
      resolve(parseAnswer(Buffer.concat(chunks)));
    };
    // Where the request was not understood as ended.
    socket.setTimeout(idleMilliseconds, finish);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isComplete(Buffer.concat(chunks))) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

/** The server may keep the connection, though it is asked not to. */
function isComplete(bytes: Buffer): boolean {
  const { headers } = parseAnswer(bytes);
  const bodyLength = bytes.length - bytes.indexOf('\r\n\r\n') - 4;
  if (headers['transfer-encoding'] === 'chunked') return bodyLength >= 5 && bytes.subarray(-5).toString('latin1') === '0\r\n\r\n';
  return headers['content-length'] !== undefined && bodyLength >= Number(headers['content-length']);
}

function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = bytes.subarray(end + 4);
  const text = headers['transfer-encoding'] === 'chunked' ? withoutChunks(body) : body.toString('utf8');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: text };
}

function withoutChunks(body: Buffer): string {
  const parts: Buffer[] = [];
  for (let position = 0; position < body.length; ) {
    const lineEnd = body.indexOf('\r\n', position);
    const size = Number.parseInt(body.subarray(position, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    position = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts).toString('utf8');
}
