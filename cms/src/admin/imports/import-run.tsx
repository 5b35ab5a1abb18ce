import { Alert, Box, Button, Dialog, Flex, ProgressBar, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, useNotification } from '@strapi/strapi/admin';
import { messageOf, type RunView, useImportCalls, useRun } from './import-api';
import { ImportRows } from './import-rows';
import { importWords } from './import-words';

/** One import: what it would change or has changed, how far it is, and what can be done with it. */
export function ImportRun({ id, close }: { id: number; close(): void }) {
  const words = importWords();
  const { run, setRun } = useRun(id);
  return (
    <>
      <Layouts.Header
        title={run?.fileName ?? words.title}
        subtitle={run ? [run.format, run.stateText, run.actor].filter(Boolean).join(' · ') : ''}
        navigationAction={
          <Flex justifyContent="flex-start">
            <Button variant="ghost" startIcon={<ArrowLeft />} onClick={close}>
              {words.back}
            </Button>
          </Flex>
        }
        primaryAction={run && <Actions run={run} setRun={setRun} />}
      />
      <Layouts.Content>
        {run && (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Summary run={run} />
            {run.counts && <ImportRows run={run} />}
          </Flex>
        )}
      </Layouts.Content>
    </>
  );
}

function Actions({ run, setRun }: { run: RunView; setRun(run: RunView): void }) {
  const words = importWords();
  const { send } = useImportCalls();
  const { toggleNotification } = useNotification();
  const act = (name: 'apply' | 'undo') => () =>
    send<RunView>(`/imports/${run.id}/${name}`).then(setRun, (error: unknown) =>
      toggleNotification({ type: 'danger', message: messageOf(error) }),
    );
  const isStopped = run.state === 'stopped';
  const mayApply = (run.state === 'planned' && run.totalCount > 0) || isStopped;
  const mayUndo = (run.state === 'applied' && run.doneCount > 0) || isStopped;
  return (
    <Flex gap={2}>
      {mayUndo && <Confirmed label={words.undo} question={words.confirmUndo} variant="danger-light" act={act('undo')} />}
      {mayApply && (
        <Confirmed
          label={isStopped ? words.resume : words.apply}
          question={words.confirmApply(run.totalCount)}
          variant="default"
          act={act('apply')}
        />
      )}
    </Flex>
  );
}

interface ConfirmedProps {
  label: string;
  question: string;
  variant: 'default' | 'danger-light';
  act(): void;
}

function Confirmed({ label, question, variant, act }: ConfirmedProps) {
  const words = importWords();
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant={variant}>{label}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{label}</Dialog.Header>
        <Dialog.Body>{question}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">{words.no}</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button onClick={act}>{words.yes}</Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Summary({ run }: { run: RunView }) {
  const words = importWords();
  const { counts, problem, unknownColumns, totalCount, doneCount, failedCount, state } = run;
  const isMoving = state === 'applying' || state === 'undoing';
  const done = state === 'undoing' ? totalCount - doneCount : doneCount + failedCount;
  const line = (count: number, text: string) => (count > 0 ? `${count} ${text}` : null);
  const facts = [
    counts && line(counts.same ?? 0, words.same),
    counts && line(counts.skipped ?? 0, words.skipped),
    unknownColumns.length > 0 ? `${words.unknownColumns} ${unknownColumns.join(', ')}` : null,
  ].filter(Boolean);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {problem && (
        <Alert variant="danger" title={problem} closeLabel="">
          {' '}
        </Alert>
      )}
      {isMoving && (
        <Box role="status">
          <ProgressBar value={totalCount > 0 ? (100 * done) / totalCount : 0} />
          <Typography>{words.progress(done, totalCount)}</Typography>
        </Box>
      )}
      {facts.map((text) => (
        <Typography key={text} textColor="neutral600">
          {text}
        </Typography>
      ))}
    </Flex>
  );
}
