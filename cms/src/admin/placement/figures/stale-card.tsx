import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { MonthsAnswer, StaleAnswer, StaleMonth } from '../../../placement/figures/figure-answers';
import { Choice } from '../choice';
import { Card } from '../request/card';
import { useDesk } from '../use-desk';
import { dayInWords, deskWords, monthInWords } from '../words/desk-words';
import { BarChart } from './bar-chart';

/** How many announcements of places had grown stale at the end of each month, everywhere or in one department. */
export function StaleCard({ places }: Pick<MonthsAnswer, 'places'>) {
  const { figures } = deskWords();
  const [zone, setZone] = useState('all');
  const { answer } = useDesk<StaleAnswer>(`figures/stale-places${zone === 'all' ? '' : `?zone=${encodeURIComponent(zone)}`}`);
  const zones = (answer?.zones ?? []).map(({ code, name }) => [code, name === code ? code : `${name} (${code})`] as const);
  const rows = (answer?.months ?? []).map((month) => ({ ...monthInWords(month.month), value: month.stale, text: inRow(month) }));
  return (
    <Box width="100%">
      <Card title={figures.stale}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography textColor="neutral600">{figures.staleNote(places)}</Typography>
          {answer && (
            <>
              <Typography textColor="neutral600">
                {answer.since ? figures.countedSince(monthInWords(answer.since).label) : figures.notCountedYet}
              </Typography>
              <Choice label={figures.levels.department} value={zone} options={[['all', figures.everywhere], ...zones]} onChange={setZone} />
              <BarChart
                title={figures.stale}
                bars={rows.map((row) => ({ ...row, text: row.value === null ? figures.none : String(row.value) }))}
                rows={rows}
                columns={[figures.month, figures.stale]}
              />
            </>
          )}
        </Flex>
      </Card>
    </Box>
  );
}

function inRow({ on, places, stale }: StaleMonth): string {
  const { figures } = deskWords();
  if (stale === null || places === null) return figures.notCounted;
  return figures.staleOf({ stale, places, on: dayInWords(on) });
}
