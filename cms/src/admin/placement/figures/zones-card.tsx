import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Card } from '../request/card';
import { useDesk } from '../use-desk';
import { deskWords } from '../words/desk-words';
import { BarChart } from './bar-chart';

interface ZonesAnswer {
  zones: { code: string; name: string; open: number; daysToProposal: number | null }[];
  unknown: number;
  page: number;
  pages: number;
}

const levels = ['department', 'commune'] as const;
/** More bars than this cannot be read side by side; the table has all of the page. */
const mostBars = 8;

/** A name as it has room below a bar; the table has all of it. */
const shorten = (name: string) => (name.length > 11 ? `${name.slice(0, 10)}…` : name);

/** Where families wait: open requests by department or commune. */
export function ZonesCard() {
  const words = deskWords();
  const { figures } = words;
  const [{ by, page }, setAsked] = useState<{ by: (typeof levels)[number]; page: number }>({ by: 'department', page: 1 });
  const { answer } = useDesk<ZonesAnswer>(`figures/zones?by=${by}&page=${page}`);
  const bars = (answer?.zones ?? []).map(({ code, name, open, daysToProposal }) => ({
    label: by === 'department' ? `${name} (${code})` : name,
    short: by === 'department' ? code : shorten(name),
    value: open,
    text: String(open),
    whole: figures.zone(open, daysToProposal),
  }));
  return (
    <Box width="100%">
      <Card title={figures.zones}>
        <Flex gap={2} role="group" aria-label={figures.zones}>
          {levels.map((level) => (
            <Button
              key={level}
              variant={by === level ? 'default' : 'tertiary'}
              aria-pressed={by === level}
              onClick={() => setAsked({ by: level, page: 1 })}
            >
              {figures.levels[level]}
            </Button>
          ))}
        </Flex>
        {answer && <Typography textColor="neutral600">{figures.unknown(answer.unknown)}</Typography>}
        {answer && bars.length === 0 && <Typography>{figures.nothing}</Typography>}
        {bars.length > 0 && (
          <BarChart
            title={figures.zones}
            bars={bars.slice(0, mostBars)}
            rows={bars.map((bar) => ({ ...bar, text: bar.whole }))}
            columns={[figures.levels[by], figures.open]}
          />
        )}
        {answer && answer.pages > 1 && (
          <Flex gap={4}>
            <Button variant="tertiary" disabled={page <= 1} onClick={() => setAsked({ by, page: page - 1 })}>
              {words.previous}
            </Button>
            <Typography>{words.page(answer.page, answer.pages)}</Typography>
            <Button variant="tertiary" disabled={page >= answer.pages} onClick={() => setAsked({ by, page: page + 1 })}>
              {words.next}
            </Button>
          </Flex>
        )}
      </Card>
    </Box>
  );
}
