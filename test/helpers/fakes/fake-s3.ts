import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  contentType: string;
  /** Who may read it, as the request says; null where it says nothing. */
  acl: string | null;
  bytes: Buffer;
}

export interface FakeS3 {
  url: string;
  /** By path: the bucket, then the key. */
  objects: Map<string, StoredObject>;
  /** Method, path and query of each request. */
  requests: string[];
  close(): Promise<void>;
}

interface Options {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** A bucket of Amazon made since April 2023 refuses what sets one, and so does R2. */
  hasAcls: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const refusal = (code: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** A service that speaks S3 as far as the upload provider does, and checks each request as the vendor says (Signature Version 4). */
export async function startFakeS3(options: Options): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, { object: StoredObject; parts: Map<number, Buffer> }>();
  const requests: string[] = [];

  function answer(request: IncomingMessage, bytes: Buffer): { status: number; body?: string; etag?: string } {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.test');
    const { method = '', headers } = request;
    requests.push(`${method} ${request.url}`);
    const problem = problemOf(request, bytes, options);
    if (problem) return { status: problem === 'AccessControlListNotSupported' ? 400 : 403, body: refusal(problem) };
    const path = decodeURIComponent(pathname);
    const upload = uploads.get(searchParams.get('uploadId') ?? '');
    const object = { contentType: headers['content-type'] ?? '', acl: headers['x-amz-acl']?.toString() ?? null, bytes };
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, { object, parts: new Map() });
      return { status: 200, body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
    }
    if (method === 'PUT' && upload) {
      upload.parts.set(Number(searchParams.get('partNumber')), bytes);
      return { status: 200, etag: sha256(bytes) };
    }
    if (method === 'POST' && upload) {
      const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(path, { ...upload.object, bytes: Buffer.concat(parts) });
      return { status: 200, body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>' };
    }
    if (method === 'PUT') {
      objects.set(path, object);
      return { status: 200, etag: sha256(bytes) };
    }
    if (method === 'DELETE') return { status: objects.delete(path) ? 204 : 404 };
    return { status: 405, body: refusal('MethodNotAllowed') };
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, body, etag } = answer(request, Buffer.concat(chunks));
    response.writeHead(status, { 'content-type': 'application/xml', ...(etag && { etag: `"${etag}"` }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const credential =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** Why a service refuses a request, or null. */
function problemOf(request: IncomingMessage, bytes: Buffer, { region, accessKeyId, secretAccessKey, hasAcls }: Options): string | null {
  const { headers, method = '' } = request;
  const [, key, day = '', signedRegion, names = '', signature] = credential.exec(headers.authorization ?? '') ?? [];
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  if (!time.startsWith(day)) return 'RequestTimeTooSkewed';
  // A body in signed pieces, with a checksum behind it, is not taken by every service that speaks S3.
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(bytes) && hash !== 'UNSIGNED-PAYLOAD') return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied';
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.test');
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.join('&'), lines.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  if (signature !== expected) return 'SignatureDoesNotMatch';
  return headers['x-amz-acl'] && !hasAcls ? 'AccessControlListNotSupported' : null;
}
