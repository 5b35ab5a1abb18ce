import { Flex, Typography } from '@strapi/design-system';
import type { JournalEvent } from '../desk-answers';
import { deskWords, momentInWords } from '../words/desk-words';
import { Card } from './card';

/** Who did what, and who has looked, the latest first. */
export function JournalCard({ events }: { events: JournalEvent[] }) {
  const { journal } = deskWords();
  return (
    <Card title={journal.title}>
      {events.length === 0 && <Typography>{journal.empty}</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {events.map((event) => (
          <li key={event.id}>
            <Line event={event} />
          </li>
        ))}
      </Flex>
    </Card>
  );
}

function Line({ event: { action, actor, at, fromState, toState, reason, detail } }: { event: JournalEvent }) {
  const { values } = deskWords();
  const states = [fromState, toState].filter((state) => state !== null).map(values);
  const facts = [states.join(' → '), reason && values(reason), detail].filter(Boolean);
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography fontWeight="bold">{[values(action), ...facts].join(', ')}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {momentInWords(at)}, {actor}
      </Typography>
    </Flex>
  );
}
