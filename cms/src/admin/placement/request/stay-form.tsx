import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { type ComponentProps, useState } from 'react';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { Proposal } from '../desk-answers';
import { useAct } from '../use-desk';
import { deskWords } from '../words/desk-words';

function Input({ label, ...props }: { label: string } & ComponentProps<typeof TextInput>) {
  return (
    <Field.Root width="14rem">
      <Field.Label>{label}</Field.Label>
      <TextInput {...props} />
    </Field.Root>
  );
}

/** The child's first and last day, and what was invoiced for a year: the employer's statement is made of it. */
export function StayForm({ proposal, reload }: { proposal: Proposal; reload(): void }) {
  const { stay } = deskWords().proposals;
  const act = useAct(reload);
  const [entryOn, setEntryOn] = useState(proposal.entryOn ?? '');
  const [exitOn, setExitOn] = useState(proposal.exitOn ?? '');
  const [year, setYear] = useState(todayInParis(Date.now()).slice(0, 4));
  const others = proposal.invoices.filter((invoice) => String(invoice.year) !== year);
  const invoiceOfYear = proposal.invoices.find((invoice) => String(invoice.year) === year);
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? String(invoiceOfYear?.amount ?? '');
  const invoices = [...others, ...(amount.trim() ? [{ year, amount: amount.replace(',', '.') }] : [])];
  return (
    <Flex gap={2} wrap="wrap" alignItems="flex-end">
      <Input label={stay.entry} type="date" value={entryOn} onChange={(event) => setEntryOn(event.target.value)} />
      <Input label={stay.exit} type="date" value={exitOn} onChange={(event) => setExitOn(event.target.value)} />
      <Input
        label={stay.year}
        inputMode="numeric"
        value={year}
        onChange={(event) => {
          setYear(event.target.value);
          setTyped(null);
        }}
      />
      <Input label={stay.amount} inputMode="decimal" value={amount} onChange={(event) => setTyped(event.target.value)} />
      <Button size="L" variant="secondary" onClick={() => act(`proposals/${proposal.documentId}/stay`, { entryOn, exitOn, invoices })}>
        {stay.save}
      </Button>
    </Flex>
  );
}
