import { allScales } from '../../domain/childcare/scales/all-scales.ts';
import { type DatedRow, type DatedRows, nextChange } from '../../domain/childcare/scales/dated-row.ts';
import { textsCheckedOn } from '../../domain/childcare/scales/texts-checked-on.ts';
import { dayMilliseconds } from '../../domain/durations.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import type { Check } from './check.ts';

/** How long before its last day a row must have a successor. */
const warningDays = 30;

/** What is wrong with the tables on a day: a newest row that runs out within thirty days, a planned row that has begun. */
export function datedFigureProblems(tables: Readonly<Record<string, DatedRows<DatedRow>>>, today: string): string[] {
  return Object.entries(tables).flatMap(([name, rows]) => {
    const [{ from, until, source }] = rows;
    const days = until === null ? Number.POSITIVE_INFINITY : (Date.parse(until) - Date.parse(today)) / dayMilliseconds;
    const runsOut = days > warningDays ? [] : [`${name}: the row from ${from} runs out on ${until}; enter the next one (${source})`];
    const unconfirmed = rows
      .filter((row) => row.status === 'planned' && row.from <= today)
      .map((row) => `${name}: the row from ${row.from} applies and is still planned; read its text and confirm it (${row.source})`);
    return [...runsOut, ...unconfirmed];
  });
}

/** What is wrong with the texts of the seed on a day: tables that have changed since the day they tell of. */
export function oldTextProblems(tables: Readonly<Record<string, DatedRows<DatedRow>>>, day: { checked: string; today: string }): string[] {
  return Object.entries(tables).flatMap(([name, rows]) => {
    const change = nextChange([rows], day.checked);
    if (change === null || change > day.today) return [];
    return [`${name}: changed on ${change}, and the texts of cms/seed tell the figures of ${day.checked}; rewrite them`];
  });
}

/** The figures of the law must not run out unnoticed. */
export const datedFigures: Check = {
  name: 'dated figures',
  run() {
    const today = todayInParis(Date.now());
    return {
      problems: [...datedFigureProblems(allScales, today), ...oldTextProblems(allScales, { checked: textsCheckedOn, today })],
      notes: [`${Object.keys(allScales).length} tables, ${Object.values(allScales).flat().length} rows, texts of ${textsCheckedOn}`],
    };
  },
};
