import { drawBrand, longDate } from './draw-cover.mjs';
import { heightOf } from './inline-layout.mjs';
import { brand, colors, contentWidth, page, styles } from './theme.mjs';

function drawEntry({ flow, chapter }) {
  const { doc } = flow;
  const style = { ...styles.body, size: 11.6, leading: 17 };
  const runs = [{ text: chapter.title }];
  const width = contentWidth - 60;
  const height = heightOf(flow.lines({ runs, style, width }), style);
  flow.tag(['TOCI'], () =>
    flow.content(() => {
      flow.write({ runs, style, at: [page.left, flow.y], width });
      flow.write({
        runs: [{ text: String(chapter.page), bold: true }],
        style: { ...style, color: colors.teal700 },
        at: [page.left, flow.y],
        align: 'right',
      });
      doc.goTo(page.left, flow.y - 6, contentWidth, height + 12, chapter.destination);
    }),
  );
  flow.y += height + 9;
  flow.decorate(() => doc.rect(page.left, flow.y, contentWidth, 0.6).fill(colors.ink100));
  flow.y += 9;
}

/** Table of contents; `chapters` come from a first pass over the paper. */
export function drawContents({ flow, chapters }) {
  const { doc } = flow;
  flow.decorate(() => doc.roundedRect(page.left, flow.y, 36, 5, 2.5).fill(colors.sun));
  flow.y += 16;
  flow.tag(['H2'], () => flow.content(() => flow.write({ runs: [{ text: 'Sommaire' }], style: styles.chapter, at: [page.left, flow.y] })));
  flow.y += 48;
  flow.tag(['TOC'], () => {
    for (const chapter of chapters) drawEntry({ flow, chapter });
  });
}

/** What closes the paper: who published it, when, under which title. It never opens a page of its own. */
export function drawColophon({ flow, paper }) {
  const { doc } = flow;
  const height = 92;
  if (flow.room() < height + 4) return;
  const top = page.height - page.bottom - height;
  flow.decorate(() => {
    doc.roundedRect(page.left, top, contentWidth, height, 14).fill(colors.cream200);
    drawBrand({ doc, at: [page.left + 20, top + 20], size: 24 });
  });
  const style = { ...styles.cell, color: colors.muted };
  const texts = [brand.tagline, `${paper.title}, édition du ${longDate(paper.date)}.`];
  texts.forEach((text, index) => {
    flow.tag(['P'], () =>
      flow.content(() =>
        flow.write({ runs: [{ text }], style, at: [page.left + 20, top + 54 + index * style.leading], width: contentWidth - 40 }),
      ),
    );
  });
}

/** Running title and page number on every page but the cover. */
export function drawMargins({ doc, paper }) {
  const { count } = doc.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    drawBrand({ doc, at: [page.left, 40], size: 17 });
    doc.font('regular').fontSize(8.6).fillColor(colors.muted);
    doc.text(paper.title, page.left + 120, 43, { width: contentWidth - 120, align: 'right', lineBreak: false });
    doc.rect(page.left, 66, contentWidth, 0.6).fill(colors.ink100);
    doc.font('bold').fontSize(9).fillColor(colors.teal700);
    // Below the bottom margin, where pdfkit would otherwise open a new page.
    doc.page.margins.bottom = 0;
    doc.text(`${index + 1}`, page.left, page.height - 52, { width: contentWidth, align: 'right', lineBreak: false });
    doc.font('regular').fontSize(8.6).fillColor(colors.muted);
    doc.text(longDate(paper.date), page.left, page.height - 52, { lineBreak: false });
    doc.endMarkedContent();
  }
}
