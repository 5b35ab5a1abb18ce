import { Badge, Box, Button, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { HeadRow } from '../head-row';
import { type RowView, type RunView, useImportCalls } from './import-api';
import { importWords } from './import-words';

interface Page {
  rows: RowView[];
  total: number;
}

/** All rows, those of one outcome, or those that were not carried out. */
type Shown = { outcome: string } | { state: 'failed' | 'stays' } | null;

const colours: Record<string, { background: string; text: string }> = {
  create: { background: 'success100', text: 'success700' },
  update: { background: 'secondary100', text: 'secondary700' },
  remove: { background: 'warning100', text: 'warning700' },
  refused: { background: 'danger100', text: 'danger700' },
};
const plain = { background: 'neutral150', text: 'neutral700' };

/** The rows of an import in the order of the file, with what each changes and why it is refused. */
export function ImportRows({ run }: { run: RunView }) {
  const words = importWords();
  const [shown, setShown] = useState<Shown>(null);
  const { page, more } = useRows(run, shown);
  const outcomes = Object.entries(run.outcomes).filter(([outcome]) => (run.counts?.[outcome] ?? 0) > 0);
  const failedState = run.state === 'undone' ? 'stays' : 'failed';
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={2} wrap="wrap">
        <Filter label={words.all} isChosen={shown === null} choose={() => setShown(null)} />
        {outcomes.map(([outcome, name]) => (
          <Filter
            key={outcome}
            label={`${name} (${run.counts?.[outcome]})`}
            isChosen={shown !== null && 'outcome' in shown && shown.outcome === outcome}
            choose={() => setShown({ outcome })}
          />
        ))}
        {run.failedCount > 0 && (
          <Filter
            label={`${words.failed} (${run.failedCount})`}
            isChosen={shown !== null && 'state' in shown}
            choose={() => setShown({ state: failedState })}
          />
        )}
      </Flex>
      {page && page.total === 0 && <Typography textColor="neutral600">{words.nothing}</Typography>}
      {page && page.total > 0 && <RowTable rows={page.rows} />}
      {page && page.rows.length < page.total && (
        <Box>
          <Button variant="tertiary" onClick={more}>
            {words.more}
          </Button>
        </Box>
      )}
    </Flex>
  );
}

function useRows({ id, state }: RunView, shown: Shown): { page: Page | null; more(): void } {
  const { read } = useImportCalls();
  const [page, setPage] = useState<Page | null>(null);
  const query = new URLSearchParams(shown ?? {}).toString();
  const address = (after: number) => `/imports/${id}/rows?after=${after}&${query}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the import has moved on
  useEffect(() => {
    let isLeft = false;
    read<Page>(address(0)).then(
      (answer) => !isLeft && setPage(answer),
      // What was shown stays.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [id, state, query, read]);
  const more = () => {
    read<Page>(address(page?.rows.length ?? 0)).then(
      ({ rows, total }) => setPage((before) => ({ rows: [...(before?.rows ?? []), ...rows], total })),
      () => undefined,
    );
  };
  return { page, more };
}

function Filter({ label, isChosen, choose }: { label: string; isChosen: boolean; choose(): void }) {
  return (
    <Button size="S" variant={isChosen ? 'secondary' : 'tertiary'} aria-pressed={isChosen} onClick={choose}>
      {label}
    </Button>
  );
}

function RowTable({ rows }: { rows: RowView[] }) {
  const words = importWords();
  return (
    <Table colCount={4} rowCount={rows.length + 1}>
      <HeadRow names={[words.line, words.outcome, words.about, words.changes]} />
      <Tbody>
        {rows.map((row) => (
          <RowLine key={row.id} row={row} />
        ))}
      </Tbody>
    </Table>
  );
}

function RowLine({ row }: { row: RowView }) {
  const { background, text } = colours[row.state === 'failed' ? 'refused' : row.outcome] ?? plain;
  const isDone = ['failed', 'undone', 'stays'].includes(row.state);
  return (
    <Tr>
      <Td>
        <Typography>{row.line ?? '–'}</Typography>
      </Td>
      <Td>
        <Badge backgroundColor={background} textColor={text}>
          {isDone ? row.stateText : row.outcomeText}
        </Badge>
      </Td>
      <Td style={{ minWidth: '14rem' }}>
        <Typography fontWeight="bold" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {row.label}
        </Typography>
      </Td>
      <Td style={{ whiteSpace: 'normal' }}>
        <Flex direction="column" alignItems="stretch" gap={1} paddingTop={2} paddingBottom={2}>
          {row.problems.map((problem) => (
            <Typography key={problem} textColor={row.outcome === 'refused' || row.state === 'failed' ? 'danger600' : 'warning700'}>
              {problem}
            </Typography>
          ))}
          {row.changes.map((change) => (
            <Change key={change.field} {...change} isNew={row.outcome === 'create' || row.outcome === 'waiting'} />
          ))}
        </Flex>
      </Td>
    </Tr>
  );
}

function Change({ field, before, after, isNew }: { field: string; before: string; after: string; isNew: boolean }) {
  const { empty } = importWords();
  return (
    <Typography style={{ overflowWrap: 'anywhere' }}>
      <Typography textColor="neutral600">{field} : </Typography>
      {!isNew && (
        <>
          <s>{before || empty}</s>
          {' → '}
        </>
      )}
      <strong>{after || empty}</strong>
    </Typography>
  );
}
