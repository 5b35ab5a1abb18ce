import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { valueLabels } from '../../../panel/value-labels';
import type { Child, Parent, RequestAnswer } from '../desk-answers';
import { dayInWords, deskWords } from '../words/desk-words';
import { Card, Fact } from './card';

function childInWords({ firstName, status, birthDate, dueDate }: Child): string {
  const { born, expected } = deskWords().request;
  const day = status === 'expected' ? expected(dayInWords(dueDate)) : born(dayInWords(birthDate));
  return [firstName, day].filter(Boolean).join(', ');
}

const parentInWords = ({ firstName, lastName, email, phone, employer }: Parent) =>
  [[firstName, lastName].filter(Boolean).join(' '), email, phone, employer].filter(Boolean).join('\n');

/** What the family wrote, as it wrote it; nobody changes it here. */
export function FamilyCard({ request, doubles }: RequestAnswer) {
  const words = deskWords();
  const { request: labels } = words;
  return (
    <Card title={labels.family}>
      <Fact label={labels.children}>{request.children.map(childInWords).join('\n')}</Fact>
      <Fact label={labels.parents}>{request.parents.map(parentInWords).join('\n\n')}</Fact>
      <Fact label={labels.start}>{dayInWords(request.startDate)}</Fact>
      <Fact label={labels.days}>{request.days?.map((day) => valueLabels[day] ?? day).join(', ')}</Fact>
      <Fact label={labels.hours}>{[request.hoursFrom, request.hoursTo].filter(Boolean).join(' – ')}</Fact>
      <Fact label={labels.home}>{request.homePlace}</Fact>
      <Fact label={labels.work}>{request.workPlace}</Fact>
      <Fact label={labels.nursery}>{request.nurserySlug}</Fact>
      <Fact label={labels.employer}>{request.contactEmployer ? labels.yes : labels.no}</Fact>
      <Fact label={labels.message}>{request.message}</Fact>
      {doubles.length > 0 && (
        <Flex direction="column" alignItems="stretch" gap={1}>
          <Typography variant="sigma" textColor="danger600">
            {labels.doubles}
          </Typography>
          {doubles.map((other) => (
            <Link key={other.documentId} to={`../demandes/${other.documentId}`}>
              {other.reference} – {other.contactName}, {words.values(other.state)}
            </Link>
          ))}
        </Flex>
      )}
    </Card>
  );
}
