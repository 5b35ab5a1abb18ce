import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { brandName } from '../../domain/brand.ts';
import type { Sheet, SheetPart } from './sheet.ts';

/** A4, in points. */
const paper = { width: 595.28, height: 841.89, margin: 56 };
const textWidth = paper.width - 2 * paper.margin;
const colours = { ink: rgb(0.07, 0.19, 0.29), slate: rgb(0.29, 0.38, 0.45), teal: rgb(0, 0.43, 0.42), line: rgb(0.85, 0.87, 0.89) };
const sizes = { title: 21, heading: 13, text: 10.5, small: 8.5 };
const leading = 1.42;
const footY = 30;

/** Signs of our texts that the fonts of every PDF reader lack, as they are nearest written. */
const replaced: Record<string, string> = { '\u202f': '\u00a0', '\u2212': '-', '\u2192': '->', '\u2011': '-' };
const lacking = /[^\u0020-\u007e\u00a0-\u00ff\u2018\u2019\u201c\u201d\u2013\u2014\u2022\u2026\u20acŒœŠšŽžŸ]/gu;

/** A text in the signs of the built-in fonts: a name keeps its letters without their foreign accents. */
export function printable(text: string): string {
  const plainText = text.replace(/[\u202f\u2212\u2192\u2011]/g, (sign) => replaced[sign] ?? sign);
  return plainText.normalize('NFC').replace(lacking, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').replace(lacking, '');
    return plain || '?';
  });
}

/** Lines of a text that fit a width; a no-break space keeps words together, and a word wider than a line is cut. */
export function wrap(text: string, { widthOf, width }: { widthOf(text: string): number; width: number }): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const whole of paragraph.split(' ')) {
      let word = whole;
      while (widthOf(word) > width) {
        let fitting = word.length - 1;
        while (fitting > 1 && widthOf(word.slice(0, fitting)) > width) fitting -= 1;
        if (line) lines.push(line);
        line = '';
        lines.push(word.slice(0, fitting));
        word = word.slice(fitting);
      }
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

interface Pen {
  page: PDFPage;
  y: number;
  write(text: string, style: { font: PDFFont; size: number; colour?: ReturnType<typeof rgb>; indent?: number }): void;
  space(points: number): void;
}

/** Draws a sheet as a PDF: text only, in the fonts that every reader has, on as many pages as it needs. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(sheet.title, { showInWindowTitleBar: true });
  document.setLanguage(sheet.locale);
  document.setCreator(brandName);
  document.setProducer(brandName);
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const pen = createPen(document);
  pen.write(brandName, { font: fonts.bold, size: 11, colour: colours.teal });
  pen.space(10);
  pen.write(sheet.title, { font: fonts.bold, size: sizes.title });
  if (sheet.subtitle) pen.write(sheet.subtitle, { font: fonts.regular, size: sizes.text, colour: colours.slate });
  else pen.space(8);
  for (const part of sheet.parts) drawPart(pen, part, fonts);
  for (const page of document.getPages()) {
    const lines = wrap(printable(sheet.foot), { width: textWidth, widthOf: (text) => fonts.regular.widthOfTextAtSize(text, sizes.small) });
    for (const [index, line] of lines.toReversed().entries())
      page.drawText(line, { x: paper.margin, y: footY + index * 11, size: sizes.small, font: fonts.regular, color: colours.slate });
  }
  return document.save();
}

function createPen(document: PDFDocument): Pen {
  const addPage = () => document.addPage([paper.width, paper.height]);
  const pen: Pen = {
    page: addPage(),
    y: paper.height - paper.margin,
    space(points) {
      pen.y -= points;
    },
    write(text, { font, size, colour = colours.ink, indent = 0 }) {
      const lines = wrap(printable(text), { width: textWidth - indent, widthOf: (part) => font.widthOfTextAtSize(part, size) });
      for (const line of lines) {
        if (pen.y - size * leading < paper.margin + 20) {
          pen.page = addPage();
          pen.y = paper.height - paper.margin;
        }
        pen.y -= size * leading;
        pen.page.drawText(line, { x: paper.margin + indent, y: pen.y, size, font, color: colour });
      }
    },
  };
  return pen;
}

function drawPart(pen: Pen, part: SheetPart, { regular, bold }: { regular: PDFFont; bold: PDFFont }): void {
  switch (part.kind) {
    case 'heading':
      pen.space(13);
      pen.write(part.text, { font: bold, size: sizes.heading, colour: colours.teal });
      return;
    case 'text':
    case 'small':
      pen.space(part.kind === 'small' ? 6 : 5);
      pen.write(part.text, { font: regular, size: sizes[part.kind], ...(part.kind === 'small' && { colour: colours.slate }) });
      return;
    case 'list':
      for (const item of part.items) {
        pen.space(4);
        const { y } = pen;
        pen.write(item, { font: regular, size: sizes.text, indent: 14 });
        // A first line that went to a new page takes its sign with it.
        const top = pen.y > y ? paper.height - paper.margin : y;
        pen.page.drawText('•', { x: paper.margin + 2, y: top - sizes.text * leading, size: sizes.text, font: bold, color: colours.teal });
      }
      return;
    case 'rows':
      pen.space(4);
      for (const { label, value, isMain } of part.rows) {
        const font = isMain ? bold : regular;
        const text = printable(value);
        pen.space(3);
        pen.write(label, { font, size: sizes.text });
        const x = paper.width - paper.margin - bold.widthOfTextAtSize(text, sizes.text);
        pen.page.drawText(text, { x, y: pen.y, size: sizes.text, font: bold, color: isMain ? colours.teal : colours.ink });
        pen.page.drawLine({
          start: { x: paper.margin, y: pen.y - 5 },
          end: { x: paper.width - paper.margin, y: pen.y - 5 },
          thickness: 0.5,
          color: colours.line,
        });
        pen.space(2);
      }
  }
}
