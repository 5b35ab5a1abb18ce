import type { Sheet } from './sheet.ts';

/** A sheet as a PDF that the browser saves. What draws it is loaded where it is first asked for. Nobody keeps the answer. */
export async function answerSheet(sheet: Sheet, fileName: string): Promise<Response> {
  const { drawSheet } = await import('./draw-sheet.ts');
  const bytes = await drawSheet(sheet);
  return new Response(bytes.slice().buffer, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}.pdf"`,
      'content-language': sheet.locale,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
