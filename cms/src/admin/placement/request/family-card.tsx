import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { isOpen, type RequestState } from '../../../domain/placement/request-states.ts';
import type { Child, Parent, RequestAnswer, RequestLine } from '../desk-answers';
import { dayInWords, deskWords } from '../words/desk-words';
import { Card, Fact } from './card';

/** The children of a request, a line each. */
export const childrenInWords = (children: readonly Child[]) => children.map(childInWords).join('\n');
/** Its parents, with how each is reached. */
export const parentsInWords = (parents: readonly Parent[]) => parents.map(parentInWords).join('\n\n');

function childInWords({ firstName, status, birthDate, dueDate }: Child): string {
  const { born, expected } = deskWords().request;
  const day = status === 'expected' ? expected(dayInWords(dueDate)) : born(dayInWords(birthDate));
  return [firstName, day].filter(Boolean).join(', ');
}

const parentInWords = ({ firstName, lastName, email, phone, employer }: Parent) =>
  [[firstName, lastName].filter(Boolean).join(' '), email, phone, employer].filter(Boolean).join('\n');

/** What the family wrote, as it wrote it; nobody changes it here. */
export function FamilyCard({ request, nurseries, doubles, keptInstead }: RequestAnswer) {
  const words = deskWords();
  const { request: labels, merge } = words;
  const { flexibility, placePreference, radiusKilometres } = request;
  return (
    <Card title={labels.family}>
      <Fact label={labels.children}>{childrenInWords(request.children)}</Fact>
      <Fact label={labels.parents}>{parentsInWords(request.parents)}</Fact>
      <Fact label={labels.start}>{dayInWords(request.startDate)}</Fact>
      <Fact label={merge.fields.flexibility}>{flexibility && words.values(flexibility)}</Fact>
      <Fact label={labels.days}>{request.days?.map(words.values).join(', ')}</Fact>
      <Fact label={labels.hours}>{[request.hoursFrom, request.hoursTo].filter(Boolean).join(' – ')}</Fact>
      <Fact label={merge.fields.placePreference}>{placePreference && words.values(placePreference)}</Fact>
      <Fact label={labels.home}>{request.homePlace}</Fact>
      <Fact label={labels.work}>{request.workPlace}</Fact>
      <Fact label={merge.fields.radiusKilometres}>{radiusKilometres}</Fact>
      <Nurseries label={labels.nursery} slugs={request.nurserySlug ? [request.nurserySlug] : []} nurseries={nurseries} />
      <Nurseries label={labels.savedNurseries} slugs={request.savedNurseries ?? []} nurseries={nurseries} />
      <Fact label={labels.employer}>{request.contactEmployer ? labels.yes : labels.no}</Fact>
      <Fact label={labels.message}>{request.message}</Fact>
      {keptInstead && (
        <Typography>
          <Link to={`../demandes/${keptInstead.documentId}`}>{labels.keptInstead(keptInstead.reference ?? keptInstead.documentId)}</Link>
        </Typography>
      )}
      {doubles.length > 0 && <Doubles request={request} doubles={doubles} />}
    </Card>
  );
}

const entries = '/content-manager/collection-types/api::nursery.nursery';

/** Nurseries that a request names, each with the way to its entry; one that is gone is told by the end of its address. */
function Nurseries({ label, slugs, nurseries }: { label: string; slugs: readonly string[]; nurseries: RequestAnswer['nurseries'] }) {
  if (slugs.length === 0) return null;
  return (
    <Fact label={label}>
      {slugs.map((slug) => {
        const nursery = nurseries.find((one) => one.slug === slug);
        return <div key={slug}>{nursery ? <Link to={`${entries}/${nursery.documentId}`}>{nursery.name}</Link> : slug}</div>;
      })}
    </Fact>
  );
}

const isOpenLine = ({ state }: RequestLine) => isOpen(state as RequestState);

/** Requests of the same address or number, each with the way to make one of both. */
function Doubles({ request, doubles }: { request: RequestLine; doubles: RequestLine[] }) {
  const words = deskWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="sigma" textColor="danger600">
        {words.request.doubles}
      </Typography>
      {doubles.map((other) => (
        <Flex key={other.documentId} gap={4} justifyContent="space-between">
          <Typography>
            <Link to={`../demandes/${other.documentId}`}>
              {other.reference} – {other.contactName}, {words.values(other.state)}
            </Link>
          </Typography>
          {isOpenLine(request) && isOpenLine(other) && (
            <Typography>
              <Link
                to={`../demandes/${request.documentId}/fusion/${other.documentId}`}
                aria-label={words.merge.with(other.reference ?? '')}
              >
                {words.merge.go}
              </Link>
            </Typography>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
