import { Badge, Box, Flex, LinkButton, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link, useSearchParams } from 'react-router-dom';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { HeadRow } from '../head-row';
import type { ListAnswer, RequestLine } from './desk-answers';
import { Files } from './files';
import { ListFilters } from './list-filters';
import { useDesk, useDownload } from './use-desk';
import { dayInWords, deskWords } from './words/desk-words';

const listNames = ['new', 'idle', 'soon', 'employer', 'offers', 'births', 'doubles'] as const;
const books = ['demandes', 'places', 'communes'] as const;

/** The morning's work: how much there is of each kind, and the requests of the list that the address names. */
export function WorkListPage() {
  const words = deskWords();
  const [search] = useSearchParams();
  const { answer, isFailed } = useDesk<ListAnswer>(`requests?${search}`);
  if (isFailed) return <Page.Error />;
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header title={words.title} subtitle={answer ? words.intro(answer.total) : words.loading} primaryAction={<Ways />} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Lists counts={answer?.lists ?? {}} />
          <ListFilters />
          {answer && <Requests requests={answer.requests} />}
          {answer && answer.pages > 1 && <Pages page={answer.page} pages={answer.pages} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** Where else there is to go, and what can be taken along. */
function Ways() {
  const words = deskWords();
  const download = useDownload();
  return (
    <Flex gap={2} wrap="wrap">
      <LinkButton tag={Link} to="tableaux-de-bord" variant="secondary">
        {words.figures.title}
      </LinkButton>
      <LinkButton tag={Link} to="employeurs" variant="secondary">
        {words.employers}
      </LinkButton>
      {books.map((name) => (
        <Files
          key={name}
          label={words.exports[name]}
          kinds={['csv', 'xlsx']}
          download={(kind) => download(`exports/${name}?kind=${kind}`)}
        />
      ))}
    </Flex>
  );
}

function Lists({ counts }: { counts: Record<string, number> }) {
  const words = deskWords();
  const [search] = useSearchParams();
  const chosen = search.get('list');
  return (
    <Flex tag="nav" aria-label={words.title} gap={2} wrap="wrap">
      {[null, ...listNames].map((name) => (
        <LinkButton
          key={name ?? 'all'}
          tag={Link}
          to={name ? `?list=${name}` : '?'}
          variant={chosen === name ? 'default' : 'tertiary'}
          aria-current={chosen === name ? 'page' : undefined}
        >
          {name ? `${words.lists[name]} (${counts[name] ?? 0})` : words.all}
        </LinkButton>
      ))}
    </Flex>
  );
}

function Requests({ requests }: { requests: RequestLine[] }) {
  const words = deskWords();
  const { reference, name, place, start, state, next } = words.columns;
  if (requests.length === 0) return <Typography>{words.noRequests}</Typography>;
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <Table colCount={7} rowCount={requests.length + 1}>
        <HeadRow names={[reference, name, place, start, state, next, words.assignee]} />
        <Tbody>
          {requests.map((request) => (
            <Line key={request.documentId} request={request} />
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}

function Line({ request }: { request: RequestLine }) {
  const words = deskWords();
  const isLate = request.nextStepOn !== null && request.nextStepOn < todayInParis(Date.now());
  return (
    <Tr>
      <Td>
        <Typography>
          <Link to={`demandes/${request.documentId}`}>{request.reference ?? request.documentId}</Link>
        </Typography>
      </Td>
      <TextCell>{request.contactName}</TextCell>
      <TextCell>{request.homePlace}</TextCell>
      <TextCell>{dayInWords(request.startDate)}</TextCell>
      <Td>
        <Badge>{words.values(request.state)}</Badge>
      </Td>
      <TextCell>{[dayInWords(request.nextStepOn), isLate && `(${words.late})`].filter(Boolean).join(' ')}</TextCell>
      <TextCell>{request.assigneeName}</TextCell>
    </Tr>
  );
}

/** A cell in the size of the panel's texts: a bare one is smaller than can be read. */
function TextCell({ children }: { children: string | null }) {
  return (
    <Td>
      <Typography>{children}</Typography>
    </Td>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const words = deskWords();
  const [search] = useSearchParams();
  const to = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(number));
    return `?${next}`;
  };
  return (
    <Flex gap={4} tag="nav" aria-label={words.page(page, pages)}>
      {page > 1 && <Link to={to(page - 1)}>{words.previous}</Link>}
      <Typography>{words.page(page, pages)}</Typography>
      {page < pages && <Link to={to(page + 1)}>{words.next}</Link>}
    </Flex>
  );
}
