import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { MergeField } from '../../../placement/merge/merge-fields';
import type { MergeAnswer } from '../desk-answers';
import { useAct, useDesk } from '../use-desk';
import { dayInWords, deskWords } from '../words/desk-words';
import { MergeTable } from './merge-table';

/** Two requests of perhaps the same family: which value stays is chosen field by field, then one is made of both. */
export function MergePage() {
  const { merge: words, loading } = deskWords();
  const { request = '', other = '' } = useParams();
  const { answer, isFailed } = useDesk<MergeAnswer>(`requests/${request}/merge/${other}`);
  if (isFailed) return <Page.Error />;
  if (!answer) return <Page.Loading>{loading}</Page.Loading>;
  const swap = (
    <LinkButton tag={Link} to={`../demandes/${other}/fusion/${request}`} variant="secondary">
      {words.swap(answer.other.reference ?? '')}
    </LinkButton>
  );
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header
        title={words.title}
        subtitle={words.intro(answer.kept.reference ?? '', answer.other.reference ?? '')}
        navigationAction={<BackButton fallback=".." />}
        primaryAction={swap}
      />
      <Layouts.Content>
        {/* What was chosen for one pair says nothing of another. */}
        <MergeForm key={`${answer.kept.documentId} ${answer.other.documentId}`} answer={answer} />
      </Layouts.Content>
    </Page.Main>
  );
}

function MergeForm({ answer }: { answer: MergeAnswer }) {
  const { merge: words } = deskWords();
  const navigate = useNavigate();
  const act = useAct(() => {});
  const { kept, other, differences } = answer;
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(
    new Set(differences.filter(({ isTaken }) => isTaken).map(({ field }) => field)),
  );

  function choose(field: MergeField, isTaken: boolean) {
    const next = new Set(taken);
    if (isTaken) next.add(field);
    else next.delete(field);
    setTaken(next);
  }

  async function go() {
    const isDone = await act(`requests/${kept.documentId}/merge`, { other: other.documentId, take: [...taken] });
    if (isDone) navigate(`../demandes/${kept.documentId}`, { replace: true });
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Typography>
        {[kept, other].map(({ reference, submittedAt }) => `${reference}, ${words.received(dayInWords(submittedAt))}`).join(' · ')}
      </Typography>
      {differences.length === 0 && <Typography>{words.same}</Typography>}
      {differences.length > 0 && <MergeTable answer={answer} taken={taken} choose={choose} />}
      <Box>
        <Button size="L" onClick={go}>
          {words.go}
        </Button>
      </Box>
    </Flex>
  );
}
