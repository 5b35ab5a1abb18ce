import { Checkbox, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { weekdayLabels } from '../domain/childcare/weekday-names';
import { workdays } from '../domain/childcare/workdays';
import { type PanelProps, typeOf } from './panel-props';

type Values = { days?: string | null };

const names = workdays.map((day) => weekdayLabels[day]);
const halves = ['matin', 'après-midi'];
const count = names.length * halves.length;

/** Beside a place: its ten half days to tick, which the form keeps as ten digits. */
export function HalfDaysPanel({ model }: PanelProps) {
  const written = useForm('HalfDaysPanel', ({ values }: { values: Values }) => values.days) ?? '';
  const change = useForm('HalfDaysPanel', ({ onChange }: { onChange(name: string, value: unknown): void }) => onChange);
  if (typeOf(model) !== 'place') return null;
  const digits = /^[01]{10}$/.test(written) ? written : '0'.repeat(count);
  const set = (index: number, isTicked: boolean) =>
    change('days', digits.slice(0, index) + (isTicked ? '1' : '0') + digits.slice(index + 1));
  return { title: 'Demi-journées', content: <Week digits={digits} set={set} /> };
}

function Week({ digits, set }: { digits: string; set(index: number, isTicked: boolean): void }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {names.map((name, day) => (
        <Flex key={name} gap={3}>
          <Typography style={{ width: '5.5rem' }}>{name}</Typography>
          {halves.map((half, position) => {
            const index = day * halves.length + position;
            return (
              <Checkbox
                key={half}
                aria-label={`${name} ${half}`}
                checked={digits[index] === '1'}
                onCheckedChange={(isTicked: boolean | 'indeterminate') => set(index, isTicked === true)}
              >
                {half}
              </Checkbox>
            );
          })}
        </Flex>
      ))}
    </Flex>
  );
}
