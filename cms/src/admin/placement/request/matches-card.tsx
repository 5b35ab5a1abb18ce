import { Button, Flex, Typography } from '@strapi/design-system';
import type { Match, MatchesAnswer } from '../desk-answers';
import { useAct, useDesk } from '../use-desk';
import { dayInWords, deskWords } from '../words/desk-words';
import { Card } from './card';
import type { RequestPart } from './request-part';

/** Places that fit a request, the best first, each with its reasons; then those that lack little, with what would have to change. */
export function MatchesCard({ answer: { request }, reload }: RequestPart) {
  const { matches: words } = deskWords();
  const asked = useDesk<MatchesAnswer>(`requests/${request.documentId}/matches`);
  const act = useAct(() => {
    reload();
    asked.reload();
  });
  if (!asked.answer) return null;
  const { fitting, almost } = asked.answer;
  const propose = (match: Match) => act(`requests/${request.documentId}/proposals`, { place: match.place, startDate: request.startDate });
  return (
    <Card title={words.title}>
      {fitting.length === 0 && <Typography>{words.none}</Typography>}
      {fitting.map((match) => (
        <OneMatch key={match.place} match={match} propose={() => propose(match)} />
      ))}
      {almost.length > 0 && (
        <Typography variant="sigma" tag="h3">
          {words.almost}
        </Typography>
      )}
      {almost.map((match) => (
        <OneMatch key={match.place} match={match} propose={() => propose(match)} />
      ))}
    </Card>
  );
}

function OneMatch({ match, propose }: { match: Match; propose(): void }) {
  const { matches: words } = deskWords();
  const { nurseryName, cityName, free, count, reportedOn, reasons, lacks } = match;
  return (
    <Flex gap={4} justifyContent="space-between" alignItems="flex-start">
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Typography fontWeight="bold">{[nurseryName, cityName].filter(Boolean).join(', ')}</Typography>
        <Typography>
          {[words.free(free, count), words.reported(dayInWords(reportedOn)), ...reasons.map(words.reason)].join(' · ')}
        </Typography>
        {lacks.length > 0 && <Typography textColor="danger600">{lacks.map((lack) => words.lack(lack, dayInWords)).join(' · ')}</Typography>}
      </Flex>
      <Button variant="secondary" disabled={free < 1} onClick={propose} aria-label={`${words.propose} ${nurseryName}`}>
        {words.propose}
      </Button>
    </Flex>
  );
}
