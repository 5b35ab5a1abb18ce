import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { type CmsStandIn, type CmsStandInOptions, startCmsStandIn } from './cms-stand-in.ts';
import { answerFromNurseries } from './made-nurseries.ts';

const running: CmsStandIn[] = [];
afterEach(() => Promise.all(running.splice(0).map((cms) => cms.close())));

async function start(options?: CmsStandInOptions): Promise<CmsStandIn> {
  const cms = await startCmsStandIn(options);
  running.push(cms);
  return cms;
}

const read = async (cms: CmsStandIn, address: string) => (await fetch(cms.url + address)).json();

test('answers lists, single types and one entry by its id, and notes what was asked', async () => {
  const cms = await start();
  expect(await read(cms, '/api/team-members?fields[0]=name&sort[0]=position:asc&pagination[pageSize]=1')).toMatchObject({
    data: [{ documentId: expect.stringMatching(/^team-member-/), name: expect.any(String) }],
    meta: { pagination: { page: 1, pageSize: 1, pageCount: expect.any(Number), total: expect.any(Number) } },
  });
  expect(await read(cms, '/api/home?locale=en&populate[localizations][fields][0]=locale')).toMatchObject({
    data: { locale: 'en', localizations: [{ locale: 'fr' }] },
  });
  expect(await read(cms, '/api/pages/page-cgu?fields[0]=slug')).toMatchObject({ data: { slug: 'cgu' } });
  expect(cms.requests).toHaveLength(3);
});

test('a part that is not populated is not answered, and a block that is not named in "on" is left out', async () => {
  const cms = await start();
  const hero = '/api/home?populate[blocks][on][blocks.hero]';
  const plain = await read(cms, `${hero}=true`);
  expect(plain).toMatchObject({ data: { blocks: [{ __component: 'blocks.hero', title: expect.any(String) }] } });
  expect(plain.data.blocks[0]).not.toHaveProperty('links');
  expect((await read(cms, `${hero}[populate][links]=true`)).data.blocks[0]).toMatchObject({
    links: [{ label: expect.any(String) }, { label: expect.any(String) }],
  });
});

test.for([
  ['an unknown type', '/api/unicorns', 404],
  ['an entry that does not exist', '/api/pages/none', 404],
  ['an unknown field', '/api/pages?fields[0]=nope', 400],
  ['an unknown filter', '/api/pages?filters[nope][$eq]=1', 400],
  ['an operator it does not know', '/api/pages?filters[slug][$endsWith]=1', 400],
  ['a relation of a relation that is none', '/api/articles?populate[nope]=true', 400],
  ['a picture that is not drawn', '/uploads/nope.jpg', 404],
  ['anything else', '/admin', 404],
] as const)('%s is refused as Strapi does', async ([, address, status]) => {
  expect((await fetch((await start()).url + address)).status).toBe(status);
});

test('says that it is there, and hands out its pictures in the size it says', async () => {
  const cms = await start();
  expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
  const { data } = await read(cms, '/api/team-members?populate[photo]=true&pagination[pageSize]=1');
  const { url, width, height } = data[0].photo;
  const response = await fetch(cms.url + url);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test('takes no forms, and hands documents only to who comes with a token', async () => {
  const { url } = await start();
  expect((await fetch(`${url}/api/contact-requests`, { method: 'POST', body: '{}' })).status).toBe(405);
  expect((await fetch(`${url}/uploads/guide.pdf`)).status).toBe(404);
  const file = await fetch(`${url}/uploads/guide.pdf`, { headers: { authorization: 'Bearer token' } });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('fails by path, and is slow by path', async () => {
  const addresses: string[] = [];
  const cms = await start({
    mode: (address) => (address.startsWith('/api/articles') ? 'failing' : 'up'),
    delay: (address) => addresses.push(address),
  });
  expect((await fetch(`${cms.url}/api/articles`)).status).toBe(500);
  expect((await fetch(`${cms.url}/api/pages`)).status).toBe(200);
  expect(addresses).toEqual(['/api/articles', '/api/pages']);
  cms.mode = () => 'losing';
  await expect(fetch(`${cms.url}/api/pages`)).rejects.toThrow();
});

test('gives made nurseries in pages by id', async () => {
  const nurseries = ['c', 'a', 'e', 'b', 'd'].map((documentId) => ({ documentId, slug: documentId }));
  const cms = await start({ answer: answerFromNurseries(nurseries) });
  const first = await read(cms, '/api/nurseries?pagination[pageSize]=3');
  const next = await read(cms, `/api/nurseries?pagination[pageSize]=3&filters[documentId][$gt]=${first.data[2].documentId}`);
  const ids = [...first.data, ...next.data].map(({ documentId }: { documentId: string }) => documentId);
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await read(cms, '/api/articles')).toEqual({ data: [] });
});
