import { useState } from 'react';
import { familyCost, familyScales, monthlyHours, parseEuros } from '../../../domain/childcare/childcare-costs.ts';
import { Field } from '../../components/forms/field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { FamilyExamples } from './family-examples.tsx';
import { ResultList } from './result-list.tsx';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

const [scale] = familyScales;
const limits = { days: 5, hours: 12, weeks: 52 };
const initial = { resources: '3500', children: '1', days: '5', hours: '9', weeks: '47' };

/** What was typed, held between one and its limit; the limit where it is no number at all. */
function within(text: string, limit: number): number {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && text !== '' ? Math.min(Math.max(value, 1), limit) : limit;
}

/** The participation of a family on the PSU tariff. The examples below it are all a reader without JavaScript needs. */
export function FamilySimulator() {
  const simulator = useSimulatorMessages();
  const { price, date } = useFormats();
  const [need, setNeed] = useState(initial);
  const set = (name: keyof typeof initial) => (event: { target: { value: string } }) => setNeed({ ...need, [name]: event.target.value });
  const resources = parseEuros(need.resources);
  const words = simulator.family;
  const cost =
    resources === null
      ? null
      : familyCost({
          monthlyResources: resources,
          children: Number(need.children),
          hoursPerMonth: monthlyHours({
            days: Number(need.days),
            hours: within(need.hours, limits.hours),
            weeks: within(need.weeks, limits.weeks),
          }),
        });
  const results = cost && [
    { label: words.hourly, value: price(cost.hourly) },
    { label: words.monthly, value: price(Math.round(cost.monthly)) },
    { label: words.credit, value: price(cost.yearlyCredit) },
    { label: words.net, value: price(Math.round(cost.monthlyNet)), isMain: true },
  ];
  return (
    <>
      <div className={`surface needs-script no-print ${styles.simulator}`} data-interactive>
        <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
          <Field label={words.resources} hint={words.resourcesHint} error={cost ? null : simulator.invalid} className={styles.wide}>
            {(control) => <input {...control} value={need.resources} onChange={set('resources')} inputMode="decimal" autoComplete="off" />}
          </Field>
          <Field label={words.children}>
            {(control) => (
              <select {...control} value={need.children} onChange={set('children')}>
                {Array.from({ length: 8 }, (_, index) => String(index + 1)).map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label={words.days}>
            {(control) => (
              <select {...control} value={need.days} onChange={set('days')}>
                {Array.from({ length: limits.days }, (_, index) => String(index + 1)).map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label={words.hours}>
            {(control) => (
              <input {...control} type="number" min="1" max={limits.hours} step="0.5" value={need.hours} onChange={set('hours')} />
            )}
          </Field>
          <Field label={words.weeks} hint={words.weeksHint}>
            {(control) => <input {...control} type="number" min="1" max={limits.weeks} value={need.weeks} onChange={set('weeks')} />}
          </Field>
        </form>
        <ResultList results={results} />
      </div>
      <FamilyExamples />
      <p className={`muted small ${styles.note}`}>
        {words.note(date(scale.validFrom))} {simulator.source(scale.source)}
      </p>
    </>
  );
}
