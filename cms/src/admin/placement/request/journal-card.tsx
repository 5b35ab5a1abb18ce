import { Flex, Typography } from '@strapi/design-system';
import type { JournalEvent, RequestAnswer } from '../desk-answers';
import { deskLanguage, deskWords, momentInWords } from '../words/desk-words';
import { actorInEnglish, detailInEnglish } from '../words/journal-words';
import { Card } from './card';

/** Who did what, the latest first; for administrators, who has looked. */
export function JournalCard({ events, views }: Pick<RequestAnswer, 'events' | 'views'>) {
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
      {views.length > 0 && (
        <details>
          <Typography tag="summary" variant="omega" fontWeight="bold">
            {journal.views(views.length)}
          </Typography>
          <Flex tag="ol" direction="column" alignItems="stretch" gap={1} paddingTop={2}>
            {views.map(({ id, at, actor }) => (
              <Typography key={id} tag="li" variant="pi">
                {momentInWords(at)}, {actor}
              </Typography>
            ))}
          </Flex>
        </details>
      )}
    </Card>
  );
}

function Line({ event: { action, actor, at, fromState, toState, reason, detail } }: { event: JournalEvent }) {
  const { values } = deskWords();
  const isEnglish = deskLanguage() === 'en';
  const detailText = detail && isEnglish ? detailInEnglish(action, detail) : detail;
  const states = [fromState, toState].filter((state) => state !== null).map(values);
  const facts = [states.join(' → '), reason && values(reason), detailText].filter(Boolean);
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography fontWeight="bold">{[values(action), ...facts].join(', ')}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {momentInWords(at)}, {actor && isEnglish ? actorInEnglish(actor) : actor}
      </Typography>
    </Flex>
  );
}
