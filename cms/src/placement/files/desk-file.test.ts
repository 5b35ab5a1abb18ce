import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawStatement } from '../employers/statement-pdf';
import { toSheet } from './desk-file';

const table = {
  name: 'places-2026-11-28',
  headings: ['Crèche', 'Places'],
  rows: [
    ['=HYPERLINK("https://x.test")', 2],
    ['Brindille & <Cie>\u0001', 1.5],
    [null, undefined],
  ],
};

/** The parts of a workbook, which is a ZIP file, by their names. */
function partsOf(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  // Its list of parts stands at the end.
  for (let at = zip.indexOf('PK\u0001\u0002'); at + 4 < zip.length && zip.readUInt32LE(at) === 0x02014b50; ) {
    const [method, size, header] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const body = zip.subarray(start, start + size);
    parts.set(zip.toString('utf8', at + 46, nameEnd), (method === 8 ? inflateRawSync(body) : body).toString());
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}

test('a workbook holds texts as texts and figures as figures, whatever somebody has written', async () => {
  const file = await toSheet({ ...table, facts: [['Année', 2026]] }, 'xlsx');
  expect(file).toMatchObject({ fileName: 'places-2026-11-28.xlsx', mediaType: expect.stringContaining('spreadsheetml') });
  const parts = partsOf(Buffer.from('base64' in file ? file.base64 : '', 'base64'));
  const read = (name: string) => parts.get(`xl/${name}`) ?? '';
  const [sheet, texts] = [read('worksheets/sheet1.xml'), read('sharedStrings.xml')];
  expect(sheet).not.toContain('<f>');
  expect(texts).toContain('<t>=HYPERLINK("https://x.test")</t>');
  expect(texts).toContain('<t>Brindille &amp; &lt;Cie&gt;</t>');
  expect(sheet).toMatch(/<v>1\.5<\/v>/);
});

test('the same as a text has what it is about above it', async () => {
  expect(await toSheet({ ...table, rows: [['a', 1]], facts: [['Année', 2026]] }, 'csv')).toEqual({
    fileName: 'places-2026-11-28.csv',
    csv: '\uFEFFAnnée;2026\r\n\r\nCrèche;Places\r\na;1\r\n',
  });
});

test('a statement on paper has a sheet for as many stays as there are', async () => {
  const headings = ['Dossier', 'Crèche', 'Début', 'Fin', 'Âge', 'Facturé'];
  const row = ['CS-1', 'Brindille des Œufs, « Łódź »', '01/09/2026', '31/12/2026', 4, 4200.5];
  const draw = (rows: (string | number | null)[][]) =>
    drawStatement({ name: 'r', title: 'Relevé 2026', facts: [['SIREN', null]], headings, rows, note: 'Sans noms.' });
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
  const short = await draw([row, ['Total', null, null, null, null, 4200.5]]);
  expect([short.subarray(0, 5).toString(), pagesOf(short)]).toEqual(['%PDF-', 1]);
  expect(pagesOf(await draw([...Array.from({ length: 60 }, () => row), ['Total', null, null, null, null, 1]]))).toBeGreaterThan(2);
});
