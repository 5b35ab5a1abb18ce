import type { BenchResult, Cell, Goal, Table } from './result.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** From here on a number is easier to read in groups of three. */
const grouped = 10_000;

const textOf = (value: Cell) => (typeof value === 'number' && Math.abs(value) >= grouped ? value.toLocaleString('en') : String(value));

function lines(columns: string[], rows: Cell[][]): string[] {
  // A column of words starts at the left, one of figures ends at the right.
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows.map((row) => row.map(textOf))].map((cells) => `| ${cells.join(' | ')} |`);
}

const aimOf = ({ value, most }: Goal) =>
  most === undefined ? 'none: for comparison' : `at most ${most}: ${value <= most ? 'met' : '**missed**'}`;

function markdownOfTable({ title, columns, rows, goals }: Table): string {
  const heading = title ? [`**${title}**`, ''] : [];
  const comparison = goals.length
    ? [
        '',
        ...lines(
          ['ratio or figure', 'is', 'aim'],
          goals.map((one) => [one.what, one.value, aimOf(one)]),
        ),
      ]
    : [];
  return [...heading, ...lines(columns, rows), ...comparison].join('\n');
}

/** What was measured, when and where, as it stands in `bench/README.md`. */
export function markdownOf({ commit, date, machine, load, calculation, seconds, tables }: BenchResult): string {
  const where = `${machine.cores} cores of ${machine.processor}, ${machine.memoryGigabytes} GB, Node ${machine.node}, workerd ${machine.workerd}`;
  const calculated = calculation ? `, a calculation ${calculation.start} and ${calculation.end} s` : '';
  const state = `load ${load.start} before, ${load.end} after${calculated}`;
  const when = `Measured on ${day.format(new Date(date))} at commit \`${commit}\` in ${seconds} s: ${where}; ${state}.`;
  return [when, ...tables.map(markdownOfTable)].join('\n\n');
}
