import { Box, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { HeadRow } from '../../head-row';
import { deskWords } from '../words/desk-words';

/** One bar: what it is of, how long it is, and how that is written. */
export interface Bar {
  label: string;
  /** Where it stands below the bar and has to be short. */
  short?: string;
  /** Null where there is nothing to show: never as 0. */
  value: number | null;
  text: string;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  /** Of the table, where it has more to say than the bars. */
  rows?: readonly Bar[];
  columns: readonly [string, string];
}

/** About as wide as a card, so that letters keep their size. */
const size = { width: 520, height: 200, foot: 26, head: 22, gap: 6, widest: 72 };

/**
 * Bars side by side, drawn in SVG. They say nothing to a screen reader but what they are: the same figures stand in the table below,
 * which opens by a press of the keyboard, too.
 */
export function BarChart({ title, bars, rows = bars, columns }: BarChartProps) {
  const { figures } = deskWords();
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const step = size.width / Math.max(1, bars.length);
  const room = size.height - size.foot - size.head;
  if (bars.every(({ value }) => value === null)) return <Typography>{figures.nothing}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Box color="primary600">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" role="img" aria-label={title}>
          {bars.map(({ label, short, value, text }, index) => {
            const height = value === null ? 0 : Math.max(value === 0 ? 1 : 3, (value / most) * room);
            const middle = index * step + step / 2;
            const width = Math.min(size.widest, step - size.gap);
            const top = size.height - size.foot - height;
            return (
              <g key={label}>
                {value !== null && <rect x={middle - width / 2} y={top} width={width} height={height} rx={2} fill="currentColor" />}
                <BarText x={middle} y={top - 6} text={text} />
                <BarText x={middle} y={size.height - 8} text={short ?? label} />
              </g>
            );
          })}
        </svg>
      </Box>
      <details>
        <Typography tag="summary" variant="omega">
          {figures.table}
        </Typography>
        <Box paddingTop={2}>
          <Table colCount={2} rowCount={rows.length + 1} aria-label={title}>
            <HeadRow names={columns} />
            <Tbody>
              {rows.map(({ label, text }) => (
                <Tr key={label}>
                  <Td>{label}</Td>
                  <Td>{text}</Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Box>
      </details>
    </Flex>
  );
}

/** Of the colour of the text around, in light and dark. */
function BarText({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <Box tag="text" color="neutral800" x={x} y={y} textAnchor="middle" fontSize="12" style={{ fill: 'currentColor' }}>
      {text}
    </Box>
  );
}
