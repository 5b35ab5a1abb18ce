import { useState } from 'react';
import { monthlyHours } from '../../../domain/childcare/costs/care-hours.ts';
import { parseEuros } from '../../../domain/childcare/costs/money.ts';
import { type FamilyCost, familyCost } from '../../../domain/childcare/costs/psu-cost.ts';
import type { FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { familySimulationFields as names } from '../../../domain/forms/simulation.ts';
import { Field } from '../../components/forms/field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { FamilyExamples } from './family-examples.tsx';
import { NumberChoice, numbersTo } from './number-choice.tsx';
import { ScaleNote } from './scale-note.tsx';
import styles from './simulator.module.css';
import { SimulatorForm } from './simulator-form.tsx';
import { withTyped } from './typed-values.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';

const limits = { hours: 12, weeks: 52 };
const initial = { resources: '3500', ceiling: '', children: '1', aeeh: '0', days: '5', hours: '9', weeks: '47', invoices: '12' };
const offers = { children: numbersTo(8), aeeh: numbersTo(8, 0), days: numbersTo(5), invoices: numbersTo(12) };
type Need = typeof initial;

/** What was typed, held between one and its limit; the limit where it is no number at all. */
function within(text: string, limit: number): number {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && text !== '' ? Math.min(Math.max(value, 1), limit) : limit;
}

/** The cost of what was typed, or null where the income cannot be read. */
function costOf(need: Need, scales: FamilyCostScales): FamilyCost | null {
  const monthlyResources = parseEuros(need.resources);
  if (monthlyResources === null) return null;
  const children = Number(need.children);
  const invoices = Number(need.invoices);
  const hoursPerMonth = monthlyHours({
    days: Number(need.days),
    hours: within(need.hours, limits.hours),
    weeks: within(need.weeks, limits.weeks),
    invoices,
  });
  const childrenWithAeeh = Math.min(Number(need.aeeh), children);
  const localCeiling = parseEuros(need.ceiling);
  return familyCost({ monthlyResources, localCeiling, children, childrenWithAeeh, hoursPerMonth, invoices }, scales);
}

/** The lines of an estimate, in the words and figures of the page's language. */
function useResults(cost: FamilyCost | null) {
  const { family: words } = useSimulatorMessages();
  const { price } = useFormats();
  if (!cost) return null;
  const whole = (euros: number) => price(Math.round(euros));
  return [
    { label: words.hourly, value: price(cost.hourly) },
    { label: words.monthly, value: whole(cost.monthly) },
    { label: words.range, value: words.between(whole(cost.range[0]), whole(cost.range[1])) },
    { label: words.credit, value: price(cost.yearlyCredit) },
    { label: words.net, value: whole(cost.monthlyNet), isMain: true },
  ];
}

interface FamilySimulatorProps {
  scales: FamilyCostScales;
  typed: FlatValues | null;
}

/** The participation of a family on the PSU tariff. */
export function FamilySimulator({ scales, typed }: FamilySimulatorProps) {
  const { family: words, invalid } = useSimulatorMessages();
  const { price, date } = useFormats();
  const fields = { names, initial, offers };
  const [need, setNeed] = useState(() => withTyped(fields, typed));
  const cost = costOf(need, scales);
  const results = useResults(cost);
  const field = (name: keyof Need) => ({
    name,
    value: need[name],
    onChange: (event: { target: { value: string } }) => setNeed({ ...need, [name]: event.target.value }),
  });
  const choice = (name: keyof typeof offers) => ({ ...field(name), offers: offers[name] });
  const isCeilingUnread = need.ceiling !== '' && parseEuros(need.ceiling) === null;
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <SimulatorForm results={results} onFound={(found) => setNeed(withTyped(fields, found))}>
        <Field label={words.resources} hint={words.resourcesHint} error={cost ? null : invalid} className={styles.wide}>
          {(control) => <input {...control} {...field('resources')} {...amount} />}
        </Field>
        <Field label={words.children}>{(control) => <NumberChoice control={control} {...choice('children')} />}</Field>
        <Field label={words.aeeh} hint={words.aeehHint}>
          {(control) => <NumberChoice control={control} {...choice('aeeh')} />}
        </Field>
        <Field label={words.days}>{(control) => <NumberChoice control={control} {...choice('days')} />}</Field>
        <Field label={words.hours}>
          {(control) => <input {...control} {...field('hours')} type="number" min="1" max={limits.hours} step="0.5" />}
        </Field>
        <Field label={words.weeks} hint={words.weeksHint}>
          {(control) => <input {...control} {...field('weeks')} type="number" min="1" max={limits.weeks} />}
        </Field>
        <Field label={words.invoices}>{(control) => <NumberChoice control={control} {...choice('invoices')} />}</Field>
        <Field
          label={words.ceiling}
          hint={words.ceilingHint(price(scales.psu.ceiling))}
          error={isCeilingUnread ? invalid : null}
          optional
          className={styles.wide}
        >
          {(control) => <input {...control} {...field('ceiling')} {...amount} />}
        </Field>
      </SimulatorForm>
      <FamilyExamples scales={scales} />
      <ScaleNote text={words.note(date(scales.psu.from))} rows={[scales.psu, scales.credit]} />
    </>
  );
}
