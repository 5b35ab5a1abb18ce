import PDFDocument from 'pdfkit';
import { drawBlocks } from './draw-blocks.mjs';
import { drawColophon, drawContents, drawMargins } from './draw-contents.mjs';
import { drawCover } from './draw-cover.mjs';
import { createFlow } from './page-flow.mjs';
import { brand, fonts } from './theme.mjs';

function createDocument(paper) {
  const published = new Date(paper.date);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    info: {
      Title: paper.title,
      Author: brand.name,
      Subject: paper.subtitle,
      Creator: brand.name,
      Producer: 'PDFKit',
      CreationDate: published,
      ModDate: published,
    },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  return doc;
}

function collect(doc) {
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

async function renderOnce({ paper, image, chapters, resolveLink }) {
  const doc = createDocument(paper);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const flow = createFlow({ doc, root, resolveLink });
  drawCover({ flow, paper, image });
  flow.nextPage();
  drawContents({ flow, chapters });
  flow.nextPage();
  drawBlocks(flow, paper.blocks);
  drawColophon({ flow, paper });
  root.end();
  drawMargins({ doc, paper });
  const pageCount = flow.pageNumber();
  doc.end();
  return { bytes: await bytes, pageCount, chapters: flow.chapters };
}

/** The finished PDF. The first pass only finds the page of each chapter. */
export async function renderPaper({ paper, image, resolveLink }) {
  const first = await renderOnce({ paper, image, chapters: [], resolveLink });
  return renderOnce({ paper, image, chapters: first.chapters, resolveLink });
}
