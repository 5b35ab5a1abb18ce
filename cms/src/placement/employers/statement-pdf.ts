import type { Cell } from '../files/csv';
import type { Table } from '../files/desk-file';

const ink = '#12304A';
const slate = '#4A6073';
const line = '#E2EAF0';
const margin = 48;
/** Widths of the columns, of a sheet that lies on its side. */
const columns = [100, '*', 92, 92, 86, 108] as const;

const fontFile = (weight: number) => require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** A cell as it is printed; the last column is money. Narrow spaces are not in the fonts of all readers. */
function inPrint(value: Cell, index: number): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' && index === columns.length - 1 ? euros.format(value) : String(value);
  return text.replaceAll('\u202f', '\u00a0');
}

export interface StatementPaper extends Table {
  title: string;
  /** What it can and cannot be used for, below the table. */
  note: string;
}

/** The yearly statement of an employer on paper, with as many sheets as it has stays for. */
export async function drawStatement({ title, facts = [], headings, rows, note }: StatementPaper): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: title, Author: 'Crèche Sereine', Creator: 'Crèche Sereine' };
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', margin, lang: 'fr-FR', displayTitle: true, info });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.registerFont('regular', fontFile(400)).registerFont('bold', fontFile(700));
  document.font('bold').fontSize(20).fillColor(ink).text(title);
  document.moveDown(0.4).font('regular').fontSize(10.5).fillColor(slate);
  for (const [label, value] of facts) document.text(`${label}\u00a0: ${inPrint(value, 0)}`);
  document.moveDown(1).fontSize(9.5).fillColor(ink);
  const last = rows.length - 1;
  document.table({
    columnStyles: columns.map((width, index) => ({ width, align: { x: index > 3 ? 'right' : 'left' } })),
    defaultStyle: { border: { top: 0, right: 0, bottom: 0.7, left: 0 }, borderColor: line, padding: 5 },
    data: [
      headings.map((text) => ({ text, font: { src: 'bold' } })),
      ...rows.map((row, rowIndex) =>
        headings.map((_, index) => ({
          text: inPrint(row[index], index),
          font: { src: rowIndex === last ? 'bold' : 'regular' },
        })),
      ),
    ],
  });
  document.moveDown(1.5).font('regular').fontSize(9).fillColor(slate).text(note, margin);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
