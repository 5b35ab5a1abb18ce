import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSite, site } from '../helpers/open-site.ts';
import { samplePaths } from '../helpers/sample-paths.ts';

openSite();

const decode = (text: string) => text.replaceAll('&amp;', '&');
const tagsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
    ),
  );
const picturesOf = (html: string) => tagsOf(html, /<img\b[^>]*>/g);
/** The largest of the first screen. */
const firstOf = (html: string) => picturesOf(html).find(({ fetchpriority }) => fetchpriority === 'high');
const addressesOf = (set = '') => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');

/** Pages that list nurseries as the CMS knows them; those saved on a device are unknown to the document. */
const pagesWithCards = [samplePaths['nursery-search'], samplePaths.city, samplePaths.nursery];

test.for(Object.entries(samplePaths))('pictures of %s state their size and what they show, and only one goes first', async ([, path]) => {
  const html = await (await site.fetch(path)).text();
  // Those on cards of nurseries have two small sizes, and stand beside their facts.
  const isSmall = ({ width }: { width?: string }) => width === '160';
  const [small, pictures] = [picturesOf(html).filter(isSmall), picturesOf(html).filter((picture) => !isSmall(picture))];
  for (const { height, src, srcset } of small) {
    expect([height, src]).toEqual(['120', expect.stringMatching(/^\/_ipx\/f_webp&w_320\/uploads\//)]);
    expect(srcset).toMatch(/^\/_ipx\/f_webp&w_192\/uploads\/\S+ 192w, \/_ipx\/f_webp&w_320\/uploads\/\S+ 320w$/);
  }
  expect(small.length > 0, 'small pictures').toBe(pagesWithCards.includes(path));
  for (const picture of pictures) {
    expect(picture).toMatchObject({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      alt: expect.any(String),
      srcset: expect.stringMatching(/^\/_ipx\/f_webp&w_(112|192|256)\/uploads\/[\w.-]+\?v=\w+ \1w, /),
      sizes: expect.stringMatching(/\d(?:rem|vw|px)$/),
      class: expect.stringMatching(/\btint-\d+$/),
    });
    expect(picture.loading === 'lazy').toBe(picture.fetchpriority !== 'high');
  }
  const first = pictures.filter(({ fetchpriority }) => fetchpriority === 'high');
  expect(first.length).toBeLessThanOrEqual(1);
  const preloads = tagsOf(html.split('</head>')[0] ?? '', /<link\b[^>]*as="image"[^>]*imagesrcset[^>]*>/gi);
  expect(preloads.map(({ imagesrcset, imagesizes, fetchpriority }) => ({ imagesrcset, imagesizes, fetchpriority }))).toEqual(
    // Small ones that are seen at once come early, too, but not before everything else.
    [...first, ...small.filter(({ loading }) => loading === 'eager')].map(({ srcset, sizes, fetchpriority }) => ({
      imagesrcset: srcset,
      imagesizes: sizes,
      fetchpriority,
    })),
  );
});

test('every candidate of a picture is WebP as wide as it says, and kept for a year', async () => {
  const html = await (await site.fetch('/blog-famille/cout-creche-tarif-psu')).text();
  const cover = firstOf(html);
  const addresses = addressesOf(cover?.srcset);
  expect(addresses.length).toBeGreaterThan(5);
  for (const [index, address] of addresses.entries()) {
    const response = await site.fetch(address);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('max-age=31536000, public, s-maxage=31536000');
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(`${width}w`).toBe(cover?.srcset?.split(', ')[index]?.split(' ')[1]);
  }
});

test('a picture that an editor replaces has another address, and is another picture', async () => {
  const page = '/blog-famille/cout-creche-tarif-psu';
  const plain = (background: string) =>
    sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const addressIn = async () => firstOf(await (await site.fetch(page)).text())?.src ?? '';
  const colourOf = async (address: string) => {
    const { dominant } = await sharp(Buffer.from(await (await site.fetch(address)).arrayBuffer())).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  const file = await site.cms.upload({ name: 'remplacee.jpg', bytes: await plain('#1e26b3') });
  try {
    const article = `/content-manager/collection-types/api::article.article/${await site.cms.documentId('articles', 'cout-creche-tarif-psu')}`;
    await site.cms.request('PUT', article, { cover: { id: file.id } });
    await site.cms.request('POST', `${article}/actions/publish`, {});
    await expect.poll(addressIn, { timeout: 20_000 }).toContain(file.hash);
    const before = await addressIn();
    expect(await colourOf(before)).toBe('blue');
    await site.cms.upload({ name: 'remplacee.jpg', bytes: await plain('#b3261e'), replaces: file.id });
    await expect.poll(addressIn, { timeout: 20_000 }).not.toBe(before);
    const after = await addressIn();
    expect(after.split('?')[0]).toBe(before.split('?')[0]);
    expect(await colourOf(after)).toBe('red');
  } finally {
    // The suites share the folder of uploads.
    await site.cms.request('DELETE', `/upload/files/${file.id}`);
  }
});
