import { Box, Button, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HeadRow } from '../head-row';
import { messageOf, type RunView, useImportCalls } from './import-api';
import { ImportForm } from './import-form';
import { ImportRun } from './import-run';
import { importWords, panelLanguage } from './import-words';

/** The page « Imports » of the panel: choose a file, see what would change, apply, undo. */
export function ImportsPage() {
  const words = importWords();
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import') ?? 0);
  const open = (run: number) => setSearch({ import: String(run) });
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      {id > 0 ? <ImportRun key={id} id={id} close={() => setSearch({})} /> : <Beginning open={open} />}
    </Page.Main>
  );
}

function Beginning({ open }: { open(run: number): void }) {
  const words = importWords();
  const { download } = useImportCalls();
  const { toggleNotification } = useNotification();
  const save = (name: string) => () =>
    download(name).catch((error: unknown) => toggleNotification({ type: 'danger', message: messageOf(error) }));
  return (
    <>
      <Layouts.Header
        title={words.title}
        subtitle={words.subtitle}
        primaryAction={
          <Flex gap={2}>
            <Button variant="secondary" onClick={save('nurseries')}>
              {words.exportNurseries}
            </Button>
            <Button variant="secondary" onClick={save('places')}>
              {words.exportPlaces}
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <ImportForm open={open} />
          <EarlierRuns open={open} />
        </Flex>
      </Layouts.Content>
    </>
  );
}

function EarlierRuns({ open }: { open(run: number): void }) {
  const words = importWords();
  const { read } = useImportCalls();
  const [runs, setRuns] = useState<RunView[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    read<RunView[]>('/imports').then(
      (answer) => !isLeft && setRuns(answer),
      () => !isLeft && setRuns([]),
    );
    return () => {
      isLeft = true;
    };
  }, [read]);
  if (runs === null) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="beta" tag="h2">
        {words.earlier}
      </Typography>
      {runs.length === 0 ? (
        <Typography textColor="neutral600">{words.none}</Typography>
      ) : (
        <Table colCount={6} rowCount={runs.length + 1}>
          <HeadRow names={[words.when, words.file, words.kind, words.actor, words.state, words.open]} />
          <Tbody>
            {runs.map((run) => (
              <RunLine key={run.id} run={run} open={open} />
            ))}
          </Tbody>
        </Table>
      )}
    </Flex>
  );
}

function RunLine({ run, open }: { run: RunView; open(run: number): void }) {
  const words = importWords();
  const when = new Date(run.createdAt).toLocaleString(panelLanguage() === 'en' ? 'en-GB' : 'fr-FR', { timeZone: 'Europe/Paris' });
  return (
    <Tr>
      {[when, run.fileName, run.format, run.actor, run.stateText].map((text, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
        <Td key={column}>
          <Typography textColor="neutral800">{text}</Typography>
        </Td>
      ))}
      <Td>
        <Box>
          <Button variant="tertiary" size="S" aria-label={`${words.open} ${run.fileName}`} onClick={() => open(run.id)}>
            {words.open}
          </Button>
        </Box>
      </Td>
    </Tr>
  );
}
