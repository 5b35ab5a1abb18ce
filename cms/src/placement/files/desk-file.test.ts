import { unzipSync } from 'fflate';
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

test('a workbook holds texts as texts and figures as figures, whatever somebody has written', async () => {
  const file = await toSheet({ ...table, facts: [['Année', 2026]] }, 'xlsx');
  expect(file).toMatchObject({ fileName: 'places-2026-11-28.xlsx', mediaType: expect.stringContaining('spreadsheetml') });
  const parts = unzipSync(Buffer.from('base64' in file ? file.base64 : '', 'base64'));
  const read = (name: string) => Buffer.from(parts[`xl/${name}`] ?? []).toString();
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
