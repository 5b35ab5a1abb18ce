import { Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { type AccessNeed, accessNeeds } from '../../../domain/placement/rank-places.ts';
import type { Match, MatchesAnswer } from '../desk-answers';
import { PlacesSketch } from '../sketch/places-sketch';
import { useAct, useDesk } from '../use-desk';
import { dayInWords, deskWords } from '../words/desk-words';
import { Card, Fact } from './card';
import type { RequestPart } from './request-part';

/** Places that fit a request, the best first, each with its reasons; then those that lack little, with what would have to change. */
export function MatchesCard({ answer: { request }, reload }: RequestPart) {
  const { matches: words } = deskWords();
  const query = useDesk<MatchesAnswer>(`requests/${request.documentId}/matches`);
  const act = useAct(() => {
    reload();
    query.reload();
  });
  if (!query.answer) return null;
  const { fitting, almost, access, changes, employer } = query.answer;
  const propose = (match: Match) => act(`requests/${request.documentId}/proposals`, { place: match.place, startDate: request.startDate });
  const setNeeds = (needs: object) => act(`requests/${request.documentId}/access`, needs);
  const lines = (matches: readonly Match[], before: number) =>
    matches.map((match, index) => <OneMatch key={match.place} number={before + index + 1} match={match} propose={() => propose(match)} />);
  return (
    <Card title={words.title}>
      <Needs access={access} setNeeds={setNeeds} />
      {employer && <Typography>{words.employer(employer)}</Typography>}
      <PlacesSketch answer={query.answer} />
      {fitting.length === 0 && <Typography>{words.none}</Typography>}
      {lines(fitting, 0)}
      {almost.length > 0 && (
        <Typography variant="sigma" tag="h3">
          {words.almost}
        </Typography>
      )}
      {lines(almost, fitting.length)}
      {changes.length > 0 && <Fact label={words.changes}>{changes.map(words.change).join('\n')}</Fact>}
    </Card>
  );
}

/** What a child, or whoever brings it, needs to come at all. */
function Needs({ access, setNeeds }: { access: readonly AccessNeed[]; setNeeds(needs: Record<AccessNeed, boolean>): void }) {
  const { matches: words } = deskWords();
  const needs = { wheelchair: access.includes('wheelchair'), disability: access.includes('disability') };
  return (
    <Flex tag="fieldset" gap={4} wrap="wrap" style={{ border: 0, margin: 0, padding: 0 }}>
      <Typography variant="sigma" tag="legend" textColor="neutral600">
        {words.access}
      </Typography>
      {accessNeeds.map((need) => (
        <Checkbox key={need} checked={needs[need]} onCheckedChange={(value: boolean) => setNeeds({ ...needs, [need]: value })}>
          {words.needs[need]}
        </Checkbox>
      ))}
    </Flex>
  );
}

function OneMatch({ number, match, propose }: { number: number; match: Match; propose(): void }) {
  const { matches: words } = deskWords();
  const { nurseryId, nurseryName, cityName, free, count, reportedOn, reasons, lacks } = match;
  return (
    <Flex gap={4} justifyContent="space-between" alignItems="flex-start">
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Typography fontWeight="bold">
          {`${number}. ${[nurseryName, cityName].filter(Boolean).join(', ')}`}{' '}
          {nurseryId && (
            <Link to={`../creches/${nurseryId}`} aria-label={deskWords().occupancy.title(nurseryName)}>
              {deskWords().occupancy.link}
            </Link>
          )}
        </Typography>
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
