import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyFreePort } from '../../scripts/local/free-port.ts';
import { createTestCms, type TestCms } from '../helpers/test-cms.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'creche-cms-'));
let cms: TestCms;

beforeAll(async () => {
  cms = await createTestCms({ folder, port: await anyFreePort(), siteUrl: 'https://site.example', env: { WEBHOOK_URL: '' } });
});
afterAll(async () => {
  await cms?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface LibraryFile {
  url: string;
  mime: string;
  /** Kilobytes. */
  size: number;
  width: number;
  height: number;
  formats: { thumbnail?: { placeholder?: string } } | null;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20" fill="#06cec8"/></svg>';

test('the library keeps pictures as the site can show them, and refuses in French what it cannot', async () => {
  const find = async (id: number) => (await cms.request('GET', `/upload/files/${id}`)) as LibraryFile;
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#006e6a' } });
  const large = await cms.upload({ name: 'jardin.jpg', bytes: await photo.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer() });
  const kept = await find(large.id);
  expect(kept).toMatchObject({
    mime: 'image/jpeg',
    width: 1920,
    height: 2560,
    formats: { thumbnail: { placeholder: expect.stringMatching(/^#/) } },
  });
  expect(kept.size).toBeLessThan(2000);

  const scan = await cms.upload({ name: 'plan.tif', bytes: await photo.clone().resize(300).tiff().toBuffer() });
  expect(await find(scan.id)).toMatchObject({ mime: 'image/jpeg', url: expect.stringMatching(/^\/uploads\/plan_\w+\.jpg$/) });
  const logo = await find((await cms.upload({ name: 'logo.svg', bytes: Buffer.from(svg) })).id);
  expect(logo).toMatchObject({ mime: 'image/png', width: 1600, url: expect.stringMatching(/\.png$/) });
  const served = await fetch(cms.url + logo.url);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);

  // It keeps its address, so that it has to keep its kind.
  const replaced = await cms.upload({ name: 'jardin.png', bytes: await photo.clone().resize(100).png().toBuffer(), replaces: large.id });
  expect(await find(replaced.id)).toMatchObject({ url: kept.url, mime: 'image/jpeg', width: 100 });

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(cms.upload({ name: 'IMG_1.HEIC', bytes: heic })).rejects.toThrow(/Le fichier « IMG_1\.HEIC » est au format HEIC/);
  await expect(cms.upload({ name: 'page.html', bytes: Buffer.from('<script>') })).rejects.toThrow(/n’est pas d’un type accepté/);
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(await photo.resize(10).png().toBuffer())], { type: 'image/png' }), 'muette.png');
  await expect(cms.request('POST', '/upload', form)).rejects.toThrow(/L’image « muette\.png » n’a pas de texte alternatif/);
});
