import { Flex, Grid } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import type { RequestAnswer } from '../desk-answers';
import { useDesk } from '../use-desk';
import { deskWords } from '../words/desk-words';
import { FamilyCard } from './family-card';
import { JournalCard } from './journal-card';
import { MatchesCard } from './matches-card';
import { NotesCard } from './notes-card';
import { ProposalsCard } from './proposals-card';
import { StepCard } from './step-card';

/** One request: what the family wrote on one side, what is done for it on the other. */
export function RequestPage() {
  const words = deskWords();
  const { request = '' } = useParams();
  const { answer, isFailed, reload } = useDesk<RequestAnswer>(`requests/${request}`);
  if (isFailed) return <Page.Error />;
  if (!answer) return <Page.Loading>{words.loading}</Page.Loading>;
  const title = `${answer.request.reference ?? ''} ${answer.request.contactName ?? ''}`.trim();
  const part = { answer, reload };
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={words.values(answer.request.state)} navigationAction={<BackButton fallback=".." />} />
      <Layouts.Content>
        <Grid.Root gap={6}>
          <Grid.Item col={5} xs={12} alignItems="stretch">
            <Flex direction="column" alignItems="stretch" gap={6} width="100%">
              <FamilyCard {...answer} />
              <JournalCard {...answer} />
            </Flex>
          </Grid.Item>
          <Grid.Item col={7} xs={12} alignItems="stretch">
            <Flex direction="column" alignItems="stretch" gap={6} width="100%">
              <StepCard key={answer.request.state} {...part} />
              <ProposalsCard {...part} />
              {/* What an employer has bought changes which places come first. */}
              <MatchesCard key={answer.request.employerAccount?.documentId} {...part} />
              <NotesCard {...part} />
            </Flex>
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}
