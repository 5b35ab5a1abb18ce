import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { closingReasons } from '../../../domain/placement/request-states.ts';
import { Choice } from '../choice';
import type { EmployerLine } from '../desk-answers';
import { useAct, useDesk } from '../use-desk';
import { dayInWords, deskWords } from '../words/desk-words';
import { Card } from './card';
import type { RequestPart } from './request-part';

type Typed = { target: { value: string } };

/** Where a request stands, where it may go by hand, by when, and who follows it. */
export function StepCard({ answer, reload }: RequestPart) {
  const { step, values } = deskWords();
  const { state, stateSince, closingReason } = answer.request;
  const facts = [values(state), closingReason && values(closingReason), stateSince && step.since(dayInWords(stateSince))];
  return (
    <Card title={step.title}>
      <Typography>{facts.filter(Boolean).join(', ')}</Typography>
      {answer.moves.length > 0 && <MoveForm key={state} answer={answer} reload={reload} />}
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <NextStep answer={answer} reload={reload} />
        <Assignee answer={answer} reload={reload} />
        <Employer answer={answer} reload={reload} />
      </Flex>
    </Card>
  );
}

function MoveForm({ answer: { request, moves }, reload }: RequestPart) {
  const { step, values } = deskWords();
  const act = useAct(reload);
  // Nobody ends a request by one click: its end and the reason are chosen.
  const [to, setTo] = useState(moves.find((state) => state !== 'closed') ?? '');
  const [reason, setReason] = useState('');
  const [detail, setDetail] = useState('');
  const move = () => act(`requests/${request.documentId}/move`, { to, detail, ...(to === 'closed' && { reason }) });
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Choice label={step.move} value={to} options={moves.map((state) => [state, values(state)])} onChange={setTo} />
      {to === 'closed' && (
        <Choice label={step.reason} value={reason} options={closingReasons.map((one) => [one, values(one)])} onChange={setReason} />
      )}
      <Field.Root>
        <Field.Label>{step.detail}</Field.Label>
        <TextInput value={detail} onChange={(event: Typed) => setDetail(event.target.value)} />
      </Field.Root>
      <Button onClick={move} size="L" disabled={!to || (to === 'closed' && !reason)}>
        {step.go}
      </Button>
    </Flex>
  );
}

function NextStep({ answer: { request }, reload }: RequestPart) {
  const { step } = deskWords();
  const act = useAct(reload);
  const [day, setDay] = useState(request.nextStepOn ?? '');
  return (
    <Flex gap={2} alignItems="flex-end">
      <Field.Root>
        <Field.Label>{step.nextOn}</Field.Label>
        <TextInput type="date" value={day} onChange={(event: Typed) => setDay(event.target.value)} />
      </Field.Root>
      <Button variant="tertiary" size="L" onClick={() => act(`requests/${request.documentId}/next-step`, { nextStepOn: day })}>
        {step.save}
      </Button>
    </Flex>
  );
}

function Assignee({ answer: { request }, reload }: RequestPart) {
  const { step, nobody } = deskWords();
  const act = useAct(reload);
  const { answer } = useDesk<{ advisers: { id: number; name: string }[] }>('advisers');
  const options = [['none', nobody] as const, ...(answer?.advisers ?? []).map(({ id, name }) => [String(id), name] as const)];
  const give = (value: string) => act(`requests/${request.documentId}/assignee`, { adviser: value === 'none' ? null : Number(value) });
  return <Choice label={step.assigned} value={String(request.assigneeId ?? 'none')} options={options} onChange={give} />;
}

function Employer({ answer: { request }, reload }: RequestPart) {
  const { step } = deskWords();
  const act = useAct(reload);
  const { answer } = useDesk<{ employers: EmployerLine[] }>('employers');
  const options = [['none', step.none] as const, ...(answer?.employers ?? []).map(({ documentId, name }) => [documentId, name] as const)];
  const set = (value: string) => act(`requests/${request.documentId}/employer`, { employer: value === 'none' ? null : value });
  return <Choice label={step.employer} value={request.employerAccount?.documentId ?? 'none'} options={options} onChange={set} />;
}
