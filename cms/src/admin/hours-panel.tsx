import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { weekdays } from '../domain/childcare/weekdays';
import { hoursProblem } from '../editing/hours-problem';
import { valueLabels } from '../panel/value-labels';
import { type PanelProps, typeOf } from './panel-props';

interface Slot {
  weekday?: string;
  opens?: string;
  closes?: string;
}

type Values = { openingHours?: Slot[] | null };

/** Beside a nursery: its week as families read it, since the rows of the form show one day at a time. */
export function HoursPanel({ model }: PanelProps) {
  const slots = useForm('HoursPanel', ({ values }: { values: Values }) => values.openingHours) ?? [];
  if (typeOf(model) !== 'nursery' || slots.length === 0) return null;
  return { title: 'Horaires de la semaine', content: <Week slots={slots} /> };
}

function Week({ slots }: { slots: Slot[] }) {
  const problem = hoursProblem(slots);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%">
      {weekdays.map((day) => (
        <Typography key={day}>
          {valueLabels[day]} : {hoursOf(slots, day)}
        </Typography>
      ))}
      {problem && <Typography textColor="danger600">{problem}.</Typography>}
    </Flex>
  );
}

function hoursOf(slots: Slot[], day: string): string {
  const times = slots.filter(({ weekday }) => weekday === day).map(({ opens, closes }) => `${opens ?? '?'} – ${closes ?? '?'}`);
  return times.length > 0 ? times.join(', ') : 'fermé';
}
