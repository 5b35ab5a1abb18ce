import { budgets, kilobyte, mainPages } from '../../../scripts/checks/budgets.ts';
import type { PageSizes } from './page-sizes.ts';

export interface MeasuredPage extends PageSizes {
  name: string;
}

const columns = [
  ['document', 'document'],
  ['read', 'read'],
  ['afterIntent', 'intent'],
  ['page', 'page'],
  ['styles', 'styles'],
  ['font', 'font'],
  ['feature', 'features'],
  ['ahead', 'ahead'],
] as const;
type Column = (typeof columns)[number][0];
const nameWidth = 20;
const width = 10;

function cell(page: MeasuredPage, column: Column): string {
  // The application comes by itself where a part that needs it is in view: what is read is what is there after intent.
  if (column === 'read' && page.isInteractive) return 'in view';
  return (page[column] / kilobyte).toFixed(1);
}

/** Sizes of each page in kB, a line a page, the limits below. */
export function toSizeTable(pages: MeasuredPage[]): string[] {
  const line = (name: string, cells: string[]) => name.padEnd(nameWidth) + cells.map((text) => text.padStart(width)).join('');
  const limits = columns.map(([column]) => (column in budgets ? String(budgets[column as keyof typeof budgets] / kilobyte) : '–'));
  return [
    line(
      'kB',
      columns.map(([, title]) => title),
    ),
    ...pages.map((page) =>
      line(
        page.name,
        columns.map(([column]) => cell(page, column)),
      ),
    ),
    line('limit', limits),
  ];
}

/** What is over its limit, of documents only those of main pages, and where the application came before the largest paint; a line each. */
export function sizeProblems(pages: MeasuredPage[]): string[] {
  return pages.flatMap((page) => {
    const isMain = mainPages.some((id) => id === page.name);
    const some = [...(page.isInteractive ? [] : ['read']), ...(isMain ? ['document'] : [])];
    const limited = ['afterIntent', 'page', 'styles', 'font', ...some] as (Column & keyof typeof budgets)[];
    const over = limited.filter((column) => page[column] > budgets[column]);
    return [
      ...over.map((column) => `${page.name}: ${column} is ${page[column]} bytes, over ${budgets[column]}`),
      ...(page.applicationAfterPaint < 0
        ? [`${page.name}: the application was asked for ${Math.round(-page.applicationAfterPaint)} ms before the largest paint`]
        : []),
    ];
  });
}
