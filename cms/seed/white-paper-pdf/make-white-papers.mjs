import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readPaper } from './read-paper.mjs';
import { renderPaper } from './render-paper.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const defaultFolder = fileURLToPath(new URL('../white-papers', import.meta.url));
const defaultOutput = fileURLToPath(new URL('../../.cache/white-papers', import.meta.url));
const illustrations = fileURLToPath(new URL('../illustrations', import.meta.url));
const manifest = new URL('../../package.json', import.meta.url);
const leastPages = 6;

async function programText() {
  const files = (await readdir(here)).filter((file) => file.endsWith('.mjs')).sort();
  const sources = await Promise.all(files.map((file) => readFile(here + file, 'utf8')));
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8'));
  return `${sources.join('')}pdfkit ${dependencies.pdfkit}`;
}

const fingerprint = (...parts) => createHash('sha256').update(parts.join('\0')).digest('hex');

const readOr = (file, fallback) => readFile(file, 'utf8').catch((error) => (error.code === 'ENOENT' ? fallback : Promise.reject(error)));

/** Relative links lead to the site when its address is known; otherwise they stay plain text. */
const linkResolver = (siteOrigin) => (href) => {
  if (/^(https?:|mailto:|tel:)/.test(href)) return href;
  return siteOrigin ? new URL(href, siteOrigin).href : undefined;
};

async function makePaper({ folder, output, slug, program, siteOrigin }) {
  const paper = await readPaper({ folder, slug });
  const illustration = await readFile(`${illustrations}/${paper.cover.illustration}.svg`, 'utf8');
  const stamp = fingerprint(program, paper.source, JSON.stringify(paper.cover), illustration, siteOrigin ?? '');
  const file = `${output}/${slug}.pdf`;
  if ((await readOr(`${file}.sha256`, '')) === stamp && (await readOr(file, '')) !== '') return { slug, isFresh: true };
  const image = await sharp(Buffer.from(illustration)).resize(1600).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  const { bytes, pageCount } = await renderPaper({ paper, image, resolveLink: linkResolver(siteOrigin) });
  if (pageCount < leastPages) console.warn(`${slug} has ${pageCount} pages, fewer than ${leastPages}.`);
  await writeFile(file, bytes);
  await writeFile(`${file}.sha256`, stamp);
  return { slug, pageCount, kilobytes: Math.round(bytes.length / 1024) };
}

/** Writes a PDF for each `<slug>.full.md`; a paper whose inputs are unchanged is left alone. */
export async function makeWhitePapers({ folder = defaultFolder, output = defaultOutput, siteOrigin = process.env.SITE_ORIGIN } = {}) {
  await mkdir(output, { recursive: true });
  const program = await programText();
  const slugs = (await readdir(folder)).filter((file) => file.endsWith('.full.md')).map((file) => file.slice(0, -'.full.md'.length));
  const results = [];
  for (const slug of slugs.sort()) results.push(await makePaper({ folder, output, slug, program, siteOrigin }));
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { slug, isFresh, pageCount, kilobytes } of await makeWhitePapers()) {
    console.log(isFresh ? `${slug}: unchanged` : `${slug}: ${pageCount} pages, ${kilobytes} KB`);
  }
}
