/** A row of a table of figures that the law changes by dates. Days are plain dates, those of Paris. */
export interface DatedRow {
  /** First day the row applies. */
  from: string;
  /** Last day its figures hold; null where they hold until a new law says otherwise. */
  until: string | null;
  /** `planned`: calculated or announced, and not yet read in the text that will set it. */
  status: 'in force' | 'planned';
  source: string;
  /** The day the source was read. */
  readOn: string;
}

/** At least one row, the newest first. */
export type DatedRows<Row extends DatedRow> = readonly [Row, ...Row[]];

/** The row in force on a day; the oldest one for days before all of them. */
export function rowOn<Row extends DatedRow>(rows: DatedRows<Row>, day: string): Row {
  return rows.find(({ from }) => from <= day) ?? rows[rows.length - 1] ?? rows[0];
}

/** The first day after a given one on which a row of these tables begins, or null. */
export function nextChange(tables: readonly DatedRows<DatedRow>[], day: string): string | null {
  const later = tables.flatMap((rows) => rows.map(({ from }) => from)).filter((from) => from > day);
  return later.sort()[0] ?? null;
}
