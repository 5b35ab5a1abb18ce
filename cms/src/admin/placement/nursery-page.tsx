import { Badge, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { HeadRow } from '../head-row';
import { Choice } from './choice';
import type { HeldLine, OccupancyAnswer } from './desk-answers';
import { Card } from './request/card';
import { useDesk } from './use-desk';
import { dayInWords, deskWords, monthInWords } from './words/desk-words';

const periods = ['6', '12', '24'] as const;

/** How the places of a nursery are taken, promised and drafted, month by month, and by which requests. */
export function NurseryPage() {
  const { occupancy: words, loading } = deskWords();
  const { nursery = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const period = search.get('months') ?? '12';
  const { answer, isFailed } = useDesk<OccupancyAnswer>(`nurseries/${nursery}/occupancy?months=${encodeURIComponent(period)}`);
  if (isFailed) return <Page.Error />;
  if (!answer) return <Page.Loading>{loading}</Page.Loading>;
  const title = words.title(answer.nurseryName);
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={words.intro} navigationAction={<BackButton fallback=".." />} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Flex>
            <Choice
              label={words.period}
              value={period}
              options={periods.map((months) => [months, words.months(Number(months))])}
              onChange={(months) => setSearch({ months }, { replace: true })}
            />
          </Flex>
          <Months answer={answer} />
          <Card title={words.held}>
            {answer.held.length === 0 && <Typography>{words.none}</Typography>}
            {answer.held.map((line) => (
              <Held key={line.documentId} line={line} />
            ))}
          </Card>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Months({ answer: { months } }: { answer: OccupancyAnswer }) {
  const { occupancy: words } = deskWords();
  const { month, places, occupied, planned, drafted, free } = words.columns;
  return (
    <Table colCount={6} rowCount={months.length + 1}>
      <HeadRow names={[month, places, occupied, planned, drafted, free]} />
      <Tbody>
        {months.map((line) => (
          <Tr key={line.month}>
            <Td>
              <Typography fontWeight="bold">{monthInWords(line.month.slice(0, 7)).label}</Typography>
            </Td>
            {([line.places, line.occupied, line.planned, line.drafted] as const).map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not change places
              <Td key={index}>
                <Typography>{count}</Typography>
              </Td>
            ))}
            <Td>
              <Typography fontWeight="bold">{line.free}</Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Held({ line: { request, state, startDate, exitOn, proposedBy } }: { line: HeldLine }) {
  const { values, proposals, occupancy } = deskWords();
  const facts = [
    startDate && occupancy.from(dayInWords(startDate)),
    exitOn && occupancy.until(dayInWords(exitOn)),
    proposedBy && proposals.by(proposedBy),
  ];
  return (
    <Flex gap={2} wrap="wrap">
      <Typography>{request && <Link to={`../demandes/${request.documentId}`}>{request.reference}</Link>}</Typography>
      <Badge>{values(state)}</Badge>
      <Typography textColor="neutral600">{facts.filter(Boolean).join(', ')}</Typography>
    </Flex>
  );
}
