import { Badge, Button, Field, Flex, NumberInput, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { answerDays, nextProposalStates, type ProposalState } from '../../../domain/placement/proposal-states.ts';
import type { Proposal } from '../desk-answers';
import { useAct } from '../use-desk';
import { dayInWords, deskWords } from '../words/desk-words';
import { Card } from './card';
import type { RequestPart } from './request-part';
import { StayForm } from './stay-form';

/** What was proposed to a family, how far each proposal has come, and what can be done with it now. */
export function ProposalsCard({ answer: { proposals }, reload }: RequestPart) {
  const { proposals: words } = deskWords();
  return (
    <Card title={words.title}>
      {proposals.length === 0 && <Typography>{words.none}</Typography>}
      {proposals.map((proposal) => (
        <OneProposal key={`${proposal.id}${proposal.state}`} proposal={proposal} reload={reload} />
      ))}
    </Card>
  );
}

function OneProposal({ proposal, reload }: { proposal: Proposal; reload(): void }) {
  const { proposals: words, values } = deskWords();
  const { nurseryName, state, expiresOn, proposedBy, answerReason, visitOn } = proposal;
  const isWaiting = state === 'draft' || state === 'sent';
  const facts = [proposedBy && words.by(proposedBy), isWaiting && expiresOn && words.until(dayInWords(expiresOn)), answerReason];
  const visitFacts = [...(visitOn ? [words.visit(dayInWords(visitOn))] : []), ...nurseryInWords(proposal)];
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">{nurseryName}</Typography>
        <Badge>{values(state)}</Badge>
        <Typography textColor="neutral600">{facts.filter(Boolean).join(', ')}</Typography>
      </Flex>
      {visitFacts.length > 0 && <Typography textColor="neutral600">{visitFacts.join(', ')}</Typography>}
      <Acts proposal={proposal} reload={reload} />
      {state === 'signed' && <StayForm proposal={proposal} reload={reload} />}
    </Flex>
  );
}

/** While the nursery is asked: when it was written to, or that somebody has to telephone. */
function nurseryInWords({ state, mailError, nurseryAskedAt, nurseryRemindedAt }: Proposal): string[] {
  const { proposals: words } = deskWords();
  if (state !== 'family_agreed') return [];
  if (mailError) return [words.nursery.call];
  if (nurseryRemindedAt) return [words.nursery.reminded(dayInWords(nurseryRemindedAt))];
  return [nurseryAskedAt ? words.nursery.asked(dayInWords(nurseryAskedAt)) : words.nursery.soon];
}

function Acts({ proposal: { documentId, state }, reload }: { proposal: Proposal; reload(): void }) {
  const { proposals: words } = deskWords();
  const act = useAct(reload);
  const [days, setDays] = useState<number>(answerDays.usual);
  const [reason, setReason] = useState('');
  const next = nextProposalStates(state as ProposalState);
  const go = (body: object) => act(`proposals/${documentId}`, body);
  const forward = (['sent', 'family_agreed', 'nursery_agreed', 'signed'] as const).filter((to) => next.includes(to));
  if (next.length === 0) return null;
  return (
    <Flex gap={2} wrap="wrap" alignItems="flex-end">
      {state === 'draft' && (
        <Field.Root width="16rem">
          <Field.Label>{words.days}</Field.Label>
          <NumberInput value={days} onValueChange={(value: number | undefined) => setDays(value ?? answerDays.usual)} />
        </Field.Root>
      )}
      {forward.map((to) => (
        <Button key={to} size="L" onClick={() => go({ to, ...(to === 'sent' && { days }) })}>
          {words.act[to]}
        </Button>
      ))}
      {next.includes('declined') && (
        <>
          <Field.Root width="20rem">
            <Field.Label>{words.reason}</Field.Label>
            <TextInput value={reason} onChange={(event: { target: { value: string } }) => setReason(event.target.value)} />
          </Field.Root>
          {(['family', 'nursery'] as const).map((declinedBy) => (
            <Button key={declinedBy} size="L" variant="danger-light" onClick={() => go({ to: 'declined', declinedBy, reason })}>
              {words.act[declinedBy]}
            </Button>
          ))}
        </>
      )}
      <Button size="L" variant="tertiary" onClick={() => go({ to: 'withdrawn' })}>
        {words.act.withdrawn}
      </Button>
    </Flex>
  );
}
