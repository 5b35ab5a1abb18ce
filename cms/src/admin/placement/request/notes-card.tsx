import { Button, Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Note } from '../desk-answers';
import { useAct } from '../use-desk';
import { dayInWords, deskWords } from '../words/desk-words';
import { Card } from './card';
import type { RequestPart } from './request-part';

type Typed = { target: { value: string } };

/** What the team has written down about a request, and what is left to do. */
export function NotesCard({ answer: { request, notes }, reload }: RequestPart) {
  const { notes: words } = deskWords();
  const act = useAct(reload);
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  async function add() {
    if (!(await act(`requests/${request.documentId}/notes`, { text, dueOn }))) return;
    setText('');
    setDueOn('');
  }
  return (
    <Card title={words.title}>
      <Field.Root>
        <Field.Label>{words.text}</Field.Label>
        <Textarea value={text} onChange={(event: Typed) => setText(event.target.value)} />
      </Field.Root>
      <Flex gap={4} alignItems="flex-end" wrap="wrap">
        <Field.Root>
          <Field.Label>{words.due}</Field.Label>
          <TextInput type="date" value={dueOn} onChange={(event: Typed) => setDueOn(event.target.value)} />
        </Field.Root>
        <Button size="L" variant="secondary" disabled={text.trim() === ''} onClick={add}>
          {words.add}
        </Button>
      </Flex>
      {notes.map((note) => (
        <NoteLine key={note.id} note={note} finish={() => act(`notes/${note.documentId}/done`, {})} />
      ))}
    </Card>
  );
}

function NoteLine({ note, finish }: { note: Note; finish(): void }) {
  const { notes: words } = deskWords();
  const { kind, text, author, createdAt, dueOn, doneAt, doneBy } = note;
  const facts = [
    author,
    dayInWords(createdAt),
    dueOn && words.dueOn(dayInWords(dueOn)),
    doneAt && words.doneBy(doneBy ?? '', dayInWords(doneAt)),
  ];
  return (
    <Flex gap={4} justifyContent="space-between" alignItems="flex-start">
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Typography style={{ whiteSpace: 'pre-line' }}>{text}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {facts.filter(Boolean).join(', ')}
        </Typography>
      </Flex>
      {kind === 'task' && !doneAt && (
        <Button variant="tertiary" onClick={finish}>
          {words.done}
        </Button>
      )}
    </Flex>
  );
}
