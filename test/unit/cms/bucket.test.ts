import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../helpers/fakes/fake-s3.ts';

const cms = path.join(import.meta.dirname, '../../../cms');

interface UploadFile {
  hash: string;
  ext: string;
  mime: string;
  stream?: Readable;
  url?: string;
}

interface Provider {
  uploadStream(file: UploadFile): Promise<void>;
  replaceStream(file: UploadFile, before: UploadFile): Promise<void>;
  delete(file: UploadFile): Promise<void>;
  isPrivate(): boolean;
}

type Env = (name: string, otherwise?: string) => string | undefined;

/** The code of the CMS itself; imported by a name that types do not follow, since the CMS is a program of its own. */
const { default: pluginsOf } = (await import(`${cms}/config/plugins.ts`)) as {
  default(parameters: { env: Env }): { upload: { config: { provider?: string; providerOptions?: unknown } } };
};
const { init } = createRequire(`${cms}/package.json`)('@strapi/provider-upload-aws-s3') as { init(options: unknown): Provider };

/** The provider as the CMS makes it of its variables. */
function providerWith(variables: Record<string, string>): Provider {
  const read: Env = (name, otherwise) => variables[name] ?? otherwise;
  const env = Object.assign(read, { int: (name: string, otherwise: number) => Number(variables[name] ?? otherwise) });
  const { config } = pluginsOf({ env }).upload;
  expect(config.provider).toBe('aws-s3');
  return init(config.providerOptions);
}

let service: FakeS3 | null = null;
afterEach(async () => {
  await service?.close();
  service = null;
});

const keys = { region: 'fr-par', accessKeyId: 'SCWEXAMPLE', secretAccessKey: 'a-secret-of-the-tests' };

async function start({ hasAcls = false, variables = {} }: { hasAcls?: boolean; variables?: Record<string, string> } = {}) {
  const started = await startFakeS3({ ...keys, hasAcls });
  service = started;
  const provider = providerWith({
    UPLOAD_PROVIDER: 'aws-s3',
    S3_BUCKET: 'medias',
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    S3_BASE_URL: 'https://medias.example/site',
    S3_ROOT_PATH: 'site',
    S3_ENDPOINT: started.url,
    ...variables,
  });
  return { started, provider };
}

const photo = (): UploadFile => ({
  hash: 'jardin_0a1b2c',
  ext: '.jpg',
  mime: 'image/jpeg',
  stream: Readable.from([Buffer.from('a photo')]),
});

test('a picture goes into the bucket signed, under its folder, as what it is, and out again', async () => {
  const { started, provider } = await start({ variables: { S3_BASE_URL: 'https://medias.example' } });
  const file = photo();
  await provider.uploadStream(file);
  expect(Object.fromEntries(started.objects)).toEqual({
    '/medias/site/jardin_0a1b2c.jpg': { contentType: 'image/jpeg', acl: null, bytes: Buffer.from('a photo') },
  });
  expect(file.url).toBe('https://medias.example/site/jardin_0a1b2c.jpg');
  // What is private is signed for each reader, which no cache can keep.
  expect(provider.isPrivate()).toBe(false);
  await provider.replaceStream({ ...photo(), stream: Readable.from([Buffer.from('another photo')]) }, file);
  expect(started.objects.get('/medias/site/jardin_0a1b2c.jpg')?.bytes.toString()).toBe('another photo');
  await provider.delete(file);
  expect(started.objects.size).toBe(0);
});

test('a film goes in parts, and comes together in their order', async () => {
  const { started, provider } = await start();
  const bytes = Buffer.alloc(11 * 1024 * 1024, 'film ');
  await provider.uploadStream({ hash: 'visite', ext: '.mp4', mime: 'video/mp4', stream: Readable.from([bytes]) });
  const kept = started.objects.get('/medias/site/visite.mp4');
  expect([kept?.contentType, kept?.bytes.equals(bytes)]).toEqual(['video/mp4', true]);
  expect(started.requests.filter((request) => request.includes('partNumber='))).toHaveLength(3);
});

test('files are opened to readers one by one only where the bucket wants it', async () => {
  const open = { S3_ACL: 'public-read' };
  const { started, provider } = await start({ hasAcls: true, variables: open });
  await provider.uploadStream(photo());
  expect([...started.objects.values()].map(({ acl }) => acl)).toEqual(['public-read']);
  await started.close();
  // A bucket of Amazon as it is made today.
  const amazon = await start({ variables: open });
  await expect(amazon.provider.uploadStream(photo())).rejects.toThrow('AccessControlListNotSupported');
  expect(() => providerWith({ UPLOAD_PROVIDER: 'aws-s3', S3_BUCKET: 'medias', S3_ACL: 'private' })).toThrow(
    'S3_ACL is public-read or nothing',
  );
});

test.for([
  ['S3_SECRET_ACCESS_KEY', 'another secret', 'SignatureDoesNotMatch'],
  ['S3_ACCESS_KEY_ID', 'another key', 'InvalidAccessKeyId'],
  ['S3_REGION', 'eu-west-3', 'AuthorizationHeaderMalformed'],
])('a wrong %s is told, and nothing is kept', async ([name = '', value = '', refusal]) => {
  const { started, provider } = await start({ variables: { [name]: value } });
  await expect(provider.uploadStream(photo())).rejects.toThrow(refusal);
  expect(started.objects.size).toBe(0);
});
