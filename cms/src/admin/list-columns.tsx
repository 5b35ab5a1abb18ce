import { Typography } from '@strapi/design-system';
import { valueLabels } from '../panel/value-labels';

interface Column {
  name: string;
  attribute?: { type?: string };
  cellFormatter?(row: Record<string, unknown>): unknown;
}

interface Columns {
  displayedHeaders: Column[];
}

/** What Strapi calls for the columns of each list. */
export const columnsHook = 'Admin/CM/pages/ListView/inject-column-in-table';

/** Shows values of lists of choices by their French names in lists, as forms and filters do: Strapi's own cells show the keys. */
export function nameValues<Given extends Columns>(columns: Given): Given {
  const displayedHeaders = columns.displayedHeaders.map((column) => {
    if (column.attribute?.type !== 'enumeration' || column.cellFormatter) return column;
    return { ...column, cellFormatter: (row: Record<string, unknown>) => <Value value={row[column.name]} /> };
  });
  return { ...columns, displayedHeaders };
}

function Value({ value }: { value: unknown }) {
  const text = typeof value === 'string' ? (valueLabels[value] ?? value) : '-';
  return (
    <Typography textColor="neutral800" maxWidth="30rem" ellipsis>
      {text}
    </Typography>
  );
}
