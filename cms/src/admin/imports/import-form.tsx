import { Alert, Box, Button, Field, Flex } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { messageOf, type RunView, useImportCalls } from './import-api';
import { importWords } from './import-words';

/** Chooses a file; what the CMS cannot read is told here, and leaves nothing. */
export function ImportForm({ open }: { open(run: number): void }) {
  const words = importWords();
  const { send } = useImportCalls();
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setProblem('');
    setIsSending(true);
    try {
      open((await send<RunView>('/imports', form)).id);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsSending(false);
    }
  }
  return (
    <Box tag="form" onSubmit={submit} background="neutral0" padding={6} shadow="filterShadow" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root id="import-file" name="files" hint={words.fileHint} required>
          <Field.Label>{words.file}</Field.Label>
          <input type="file" name="files" id="import-file" accept=".csv,.txt,.tsv,text/csv" required />
          <Field.Hint />
        </Field.Root>
        <Flex gap={4} alignItems="flex-start" wrap="wrap">
          <Field.Root name="reportedOn" hint={words.dayHint}>
            <Field.Label>{words.day}</Field.Label>
            <Field.Input type="text" placeholder="28/11/2026" />
            <Field.Hint />
          </Field.Root>
          <Field.Root name="licence" hint={words.licenceHint}>
            <Field.Label>{words.licence}</Field.Label>
            <Field.Input type="text" />
            <Field.Hint />
          </Field.Root>
        </Flex>
        {problem !== '' && (
          <Alert variant="danger" title={problem} closeLabel={words.no} onClose={() => setProblem('')}>
            {' '}
          </Alert>
        )}
        <Box>
          <Button type="submit" loading={isSending}>
            {words.compare}
          </Button>
        </Box>
      </Flex>
    </Box>
  );
}
