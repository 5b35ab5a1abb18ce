import type { FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { Choice } from '../../components/forms/choice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { LabelledSelect } from '../../components/forms/labelled-select.tsx';
import { Fold } from '../../components/surfaces/fold.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import {
  benefits,
  type FamilyChoice,
  type FamilyField,
  type FamilyTexts,
  households,
  limits,
  numbersOf,
  optionalAmounts,
} from './family-need.ts';
import { NumberChoice } from './number-choice.tsx';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

interface FamilyFieldsProps {
  texts: FamilyTexts;
  unread: readonly FamilyField[];
  scales: FamilyCostScales;
  onChange(name: FamilyField, value: string): void;
}

const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** Makes the fields of one kind: each with its label, what is typed and what is wrong with it. */
function useFieldKinds({ texts, unread, onChange }: Pick<FamilyFieldsProps, 'texts' | 'unread' | 'onChange'>) {
  const { family: words, invalid } = useSimulatorMessages();
  const errorOf = (name: FamilyField) => {
    if (!unread.includes(name)) return null;
    return name === 'birthDate' ? words.invalidDate : invalid;
  };
  const field = (name: FamilyField) => ({
    name,
    value: texts[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return {
    errorOf,
    field,
    euros: (name: FamilyField, label: string, more: { hint: string; optional?: boolean; wide?: boolean }) => (
      <Field label={label} hint={more.hint} error={errorOf(name)} optional={more.optional} className={more.wide ? styles.wide : undefined}>
        {(control) => <input {...control} {...field(name)} {...amount} />}
      </Field>
    ),
    choice: (name: FamilyChoice, label: string, hint?: string) => (
      <Field label={label} hint={hint}>
        {(control) => <NumberChoice control={control} {...field(name)} offers={numbersOf(name)} />}
      </Field>
    ),
    number: (name: 'hours' | 'weeks', label: string, hint?: string) => (
      <Field label={label} hint={hint}>
        {(control) => (
          <input {...control} {...field(name)} type="number" min="1" max={limits[name]} step={name === 'hours' ? '0.5' : undefined} />
        )}
      </Field>
    ),
  };
}

/** The fields of the comparison: what most families know first, then what changes the result for some. */
export function FamilyFields(props: FamilyFieldsProps) {
  const { unread, scales } = props;
  const { family: words } = useSimulatorMessages();
  const { price } = useFormats();
  const { errorOf, field, euros, choice, number } = useFieldKinds(props);
  const isDetailed = optionalAmounts.some((name) => unread.includes(name));
  return (
    <>
      {euros('resources', words.resources, { hint: words.resourcesHint, wide: true })}
      <LabelledSelect
        {...field('household')}
        label={words.household}
        options={households.map((value) => [value, words.households[value]])}
      />
      {choice('children', words.children)}
      <Field label={words.birthDate} hint={words.birthDateHint} error={errorOf('birthDate')} optional className={styles.wide}>
        {(control) => <input {...control} {...field('birthDate')} type="date" />}
      </Field>
      {choice('days', words.days)}
      {number('hours', words.hours)}
      {euros('nurseryPrice', words.nurseryPrice, { hint: words.nurseryPriceHint(price(scales.structure.rules.hourlyPriceLimit)) })}
      {euros('childminderCost', words.childminderCost, { hint: words.childminderCostHint })}
      <Fold title={words.more} isOpen={isDetailed} onPhones={false} className={styles.wide}>
        <div className={styles.moreFields}>
          <RarerFields {...props} />
        </div>
      </Fold>
    </>
  );
}

/** What changes the result for some families only. */
function RarerFields(props: FamilyFieldsProps) {
  const { texts, scales, onChange } = props;
  const { family: words } = useSimulatorMessages();
  const { price } = useFormats();
  const { field, euros, choice, number } = useFieldKinds(props);
  return (
    <>
      {euros('netIncome', words.netIncome, { hint: words.netIncomeHint, optional: true, wide: true })}
      {number('weeks', words.weeks, words.weeksHint)}
      {choice('invoices', words.invoices, words.invoicesHint)}
      {choice('aeeh', words.aeeh, words.aeehHint)}
      <div className={styles.wide}>
        <Choice
          type="checkbox"
          name="disability"
          value="yes"
          checked={texts.disability === 'yes'}
          onChange={(event) => onChange('disability', event.target.checked ? 'yes' : '')}
        >
          {words.disability}
        </Choice>
      </div>
      <LabelledSelect
        {...field('benefit')}
        label={words.benefit}
        className={styles.wide}
        options={benefits.map((value) => [value, words.benefits[value]])}
      />
      {euros('ceiling', words.ceiling, { hint: words.ceilingHint(price(scales.psu.ceiling)), optional: true, wide: true })}
      {euros('otherAdvantages', words.otherAdvantages, {
        hint: words.otherAdvantagesHint(price(scales.credit.householdCap)),
        optional: true,
        wide: true,
      })}
    </>
  );
}
