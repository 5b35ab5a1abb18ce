import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import type { MonthFigures, MonthsAnswer } from '../../../placement/figures/figure-answers';
import { Card } from '../request/card';
import { useDesk } from '../use-desk';
import { deskWords, monthInWords } from '../words/desk-words';
import { type Bar, BarChart } from './bar-chart';
import { StaleCard } from './stale-card';
import { ZonesCard } from './zones-card';

/** What a director looks at: how fast places are found, how often they are accepted, where families wait, how old what nurseries said is. */
export function FiguresPage() {
  const words = deskWords();
  const { figures } = words;
  const { answer, isFailed } = useDesk<MonthsAnswer>('figures/months');
  if (isFailed) return <Page.Error />;
  if (!answer) return <Page.Loading>{words.loading}</Page.Loading>;
  const { months, whole, places } = answer;
  const bars = (toBar: (month: MonthFigures) => Pick<Bar, 'value' | 'text'>): Bar[] =>
    months.map((one) => ({ ...monthInWords(one.month), ...toBar(one) }));
  const days = (value: number | null) => ({ value, text: value === null ? figures.none : figures.days(value) });
  const count = (value: number) => ({ value, text: String(value) });
  return (
    <Page.Main>
      <Page.Title>{figures.title}</Page.Title>
      <Layouts.Header title={figures.title} subtitle={figures.intro} navigationAction={<BackButton fallback=".." />} />
      <Layouts.Content>
        <Grid.Root gap={6}>
          <Figure
            title={figures.toProposal}
            note={figures.median(whole.daysToProposal)}
            bars={bars(({ daysToProposal }) => days(daysToProposal))}
          />
          <Figure title={figures.toEntry} note={figures.median(whole.daysToEntry)} bars={bars(({ daysToEntry }) => days(daysToEntry))} />
          <Figure title={figures.rate} note={figures.rateNote(rateOf(sumOf(months)))} bars={bars((one) => shareOf(rateOf(one)))} />
          <Figure title={figures.received} note={figures.receivedNote} bars={bars(({ received }) => count(received))} />
          <Grid.Item col={6} xs={12} alignItems="stretch">
            <StaleCard places={places} />
          </Grid.Item>
          <Grid.Item col={6} xs={12} alignItems="stretch">
            <ZonesCard />
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

type Answered = Pick<MonthFigures, 'accepted' | 'declined'>;

function sumOf(months: readonly MonthFigures[]): Answered {
  return months.reduce<Answered>(
    (sum, { accepted, declined }) => ({ accepted: sum.accepted + accepted, declined: sum.declined + declined }),
    { accepted: 0, declined: 0 },
  );
}

/** Of families that have answered, the share in percent that has accepted; null where none has. */
function rateOf({ accepted, declined }: Answered): number | null {
  return accepted + declined === 0 ? null : Math.round((100 * accepted) / (accepted + declined));
}

function shareOf(rate: number | null): Pick<Bar, 'value' | 'text'> {
  const { figures } = deskWords();
  return { value: rate, text: rate === null ? figures.none : figures.percent(rate) };
}

function Figure({ title, note, bars }: { title: string; note: string; bars: Bar[] }) {
  const { figures } = deskWords();
  return (
    <Grid.Item col={6} xs={12} alignItems="stretch">
      <Box width="100%">
        <Card title={title}>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography textColor="neutral600">{note}</Typography>
            <BarChart title={title} bars={bars} columns={[figures.month, title]} />
          </Flex>
        </Card>
      </Box>
    </Grid.Item>
  );
}
