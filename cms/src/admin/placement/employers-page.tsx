import { Field, Flex, LinkButton, TextInput, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import type { EmployerLine, RequestLine } from './desk-answers';
import { Files } from './files';
import { Card, Fact } from './request/card';
import { useDesk, useDownload } from './use-desk';
import { dayInWords, deskWords } from './words/desk-words';

const entries = '/content-manager/collection-types/api::employer.employer';
type Typed = { target: { value: string } };

/** The employers that co-finance places. */
export function EmployersPage() {
  const { employer: words } = deskWords();
  const [search, setSearch] = useSearchParams();
  const { answer, isFailed } = useDesk<{ employers: EmployerLine[] }>(`employers?${search}`);
  if (isFailed) return <Page.Error />;
  const add = (
    <LinkButton tag={Link} to={`${entries}/create`}>
      {words.add}
    </LinkButton>
  );
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header title={words.title} navigationAction={<BackButton fallback=".." />} primaryAction={add} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root width="32rem">
            <Field.Label>{words.search}</Field.Label>
            <TextInput value={search.get('q') ?? ''} onChange={(event: Typed) => setSearch({ q: event.target.value }, { replace: true })} />
          </Field.Root>
          {answer?.employers.length === 0 && <Typography>{words.none}</Typography>}
          {answer?.employers.map(({ documentId, name, siren }) => (
            <Typography key={documentId}>
              <Link to={documentId}>{[name, siren].filter(Boolean).join(', ')}</Link>
            </Typography>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface EmployerAnswer {
  employer: EmployerLine & { contactEmail: string | null; contactPhone: string | null; criteria: string | null; note: string | null };
  requests: RequestLine[];
}

/** One employer: whom to ask, what it has bought, the requests it may know of, and its yearly statement. */
export function EmployerPage() {
  const words = deskWords();
  const { employer: labels } = words;
  const { employer: documentId = '' } = useParams();
  const { answer, isFailed } = useDesk<EmployerAnswer>(`employers/${documentId}`);
  if (isFailed) return <Page.Error />;
  if (!answer) return <Page.Loading>{words.loading}</Page.Loading>;
  const { employer, requests } = answer;
  const edit = (
    <LinkButton tag={Link} to={`${entries}/${documentId}`} variant="secondary">
      {labels.edit}
    </LinkButton>
  );
  return (
    <Page.Main>
      <Page.Title>{employer.name}</Page.Title>
      <Layouts.Header title={employer.name} navigationAction={<BackButton fallback=".." />} primaryAction={edit} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Card title={employer.name}>
            <Fact label={labels.siren}>{employer.siren}</Fact>
            <Fact label={labels.contact}>
              {[employer.contactName, employer.contactEmail, employer.contactPhone].filter(Boolean).join('\n')}
            </Fact>
            <Fact label={labels.bought}>{employer.placesBought}</Fact>
            <Fact label={labels.renewal}>{dayInWords(employer.renewalOn)}</Fact>
          </Card>
          <Statement documentId={documentId} />
          <Card title={labels.requests}>
            {requests.length === 0 && <Typography>{words.noRequests}</Typography>}
            {requests.map((request) => (
              <Typography key={request.documentId}>
                <Link to={`../demandes/${request.documentId}`}>
                  {[request.reference, request.contactName, words.values(request.state)].join(', ')}
                </Link>
              </Typography>
            ))}
          </Card>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Statement({ documentId }: { documentId: string }) {
  const { employer: labels } = deskWords();
  const [year, setYear] = useState(todayInParis(Date.now()).slice(0, 4));
  const download = useDownload();
  return (
    <Flex gap={2} alignItems="flex-end">
      <Field.Root width="10rem">
        <Field.Label>{labels.year}</Field.Label>
        <TextInput inputMode="numeric" value={year} onChange={(event: Typed) => setYear(event.target.value)} />
      </Field.Root>
      <Files
        label={labels.statement}
        kinds={['pdf', 'xlsx', 'csv']}
        download={(kind) => download(`employers/${documentId}/statement?year=${year}&kind=${kind}`)}
      />
    </Flex>
  );
}
