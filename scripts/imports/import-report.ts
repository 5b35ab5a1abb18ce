import type { ImportRow, ImportRun } from './import-client.ts';

/** How many rows have which outcome, and what else there is to know of an import. */
export function reportRun(run: ImportRun): string {
  const { id, fileName, format, stateText, counts, outcomes, totalCount, doneCount, failedCount, unknownColumns, problem } = run;
  const counted = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  return [
    `#${id} ${fileName} (${format}): ${stateText}`,
    ...counted.map(([outcome, count]) => `  ${count} × ${outcomes[outcome] ?? outcome}`),
    totalCount > 0 ? `  ${doneCount} of ${totalCount} carried out${failedCount > 0 ? `, ${failedCount} not` : ''}` : '',
    unknownColumns.length > 0 ? `  columns left out: ${unknownColumns.join(', ')}` : '',
    problem ?? '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A row as lines: where it stands in the file, what becomes of it, why, and what it changes. */
export function reportRow({ line, outcomeText, state, stateText, label, changes, problems }: ImportRow): string {
  const end = state === 'planned' || state === 'done' ? outcomeText : stateText;
  return [
    `${line === null ? '–' : `line ${line}`}: ${end}${label ? `, ${label}` : ''}`,
    ...problems.map((problem) => `    ${problem}`),
    ...changes.map(({ field, before, after }) => `    ${field}: ${before || '∅'} → ${after || '∅'}`),
  ].join('\n');
}
