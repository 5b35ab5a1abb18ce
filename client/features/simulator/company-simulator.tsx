import { useState } from 'react';
import { parseEuros } from '../../../domain/childcare/costs/money.ts';
import type { CompanyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { simulationSheetAction } from '../../../domain/forms/simulation.ts';
import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { LabelledSelect } from '../../components/forms/labelled-select.tsx';
import { Fold } from '../../components/surfaces/fold.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { CompanyExamples } from './company-examples.tsx';
import {
  type CompanyEstimate,
  type CompanyTexts,
  companyAmounts,
  companyFields,
  estimateCompany,
  invoicers,
  mostPlaces,
} from './company-need.ts';
import { ResultList } from './result-list.tsx';
import { ScaleNote } from './scale-note.tsx';
import { ShareLink } from './share-link.tsx';
import { toFragment } from './simulation-address.ts';
import styles from './simulator.module.css';
import { SimulatorForm, simulatorPlace } from './simulator-form.tsx';
import { withTyped } from './typed-values.ts';
import { useSharedState } from './use-shared-state.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';

/** The lines of an estimate, in the words and figures of the page's language. */
function useResults(estimate: CompanyEstimate | null, isExample: boolean) {
  const { company: words } = useSimulatorMessages();
  const { price, percent } = useFormats();
  if (!estimate) return null;
  const { cost, places, placePrice, spending } = estimate;
  return [
    { label: words.placesTotal, value: `${places} × ${price(placePrice)}` },
    { label: words.invoicedBy, value: words.invoicers[spending.placesInvoicedBy ?? 'nursery'] },
    { label: words.spending, value: price(cost.spending) },
    { label: words.credit, value: price(cost.familyCredit) },
    { label: words.returned, value: words.returnedWhen },
    { label: words.deduction, value: price(cost.taxSaved) },
    { label: words.share, value: percent(cost.share) },
    { label: isExample ? words.netOfExample : words.net, value: price(cost.net), isMain: true },
  ];
}

interface CompanySimulatorProps {
  scales: CompanyCostScales;
  typed: FlatValues | null;
}

/** The net cost of nursery places for a company. No market price is suggested: the amounts are the visitor's own. */
export function CompanySimulator({ scales, typed }: CompanySimulatorProps) {
  const { company: words } = useSimulatorMessages();
  const { price, percent } = useFormats();
  const { familyCredit, corporationTax } = scales;
  const fields = companyFields(scales);
  const [texts, setTexts] = useState(() => withTyped(fields, typed));
  const take = (values: Record<string, unknown>) => setTexts(withTyped(fields, values));
  useSharedState({ texts, initial: fields.initial, names: fields.names, onRead: take });
  const estimate = estimateCompany(texts, scales);
  const address = () => `${location.origin}${location.pathname}#${toFragment(texts, fields.initial, fields.names)}`;
  return (
    <>
      <SimulatorForm
        onFound={take}
        fields={
          <CompanyFields
            texts={texts}
            initial={fields.initial}
            rates={fields.offers.taxRate}
            onChange={(name, value) => setTexts((before) => ({ ...before, [name]: value }))}
          />
        }
      >
        <ResultList results={useResults(estimate, texts.placePrice === fields.initial.placePrice)} />
        {estimate?.cost.isCapped && <p>{words.capped(price(familyCredit.cap))}</p>}
        {texts.placesInvoicedBy === 'intermediary' && <p>{words.ruling}</p>}
        <p className={`cluster ${styles.hand}`}>
          <Button type="submit" form={simulatorPlace.form} formAction={simulationSheetAction} disabled={!estimate}>
            {words.sheet}
          </Button>
          <span className={styles.scripted}>
            <Button look="secondary" onClick={printEstimate}>
              {words.print}
            </Button>
          </span>
        </p>
        <ShareLink address={address} />
      </SimulatorForm>
      <Fold title={words.examplesAndSources} className={styles.examples}>
        <CompanyExamples scales={scales} />
        <ScaleNote
          text={words.note({
            credit: percent(familyCredit.nurseryShare),
            vouchers: percent(familyCredit.voucherShare),
            cap: price(familyCredit.cap),
            tax: percent(corporationTax.rate),
          })}
          rows={[familyCredit, corporationTax]}
        />
      </Fold>
    </>
  );
}

/** Prints the estimate alone: styles for print leave the rest of the page out while this class is there. */
function printEstimate() {
  const { classList } = document.documentElement;
  classList.add('print-estimate');
  addEventListener('afterprint', () => classList.remove('print-estimate'), { once: true });
  print();
}

interface CompanyFieldsProps {
  texts: CompanyTexts;
  initial: CompanyTexts;
  rates: readonly string[];
  onChange(name: keyof CompanyTexts, value: string): void;
}

function CompanyFields({ texts, initial, rates, onChange }: CompanyFieldsProps) {
  const { company: words, invalid } = useSimulatorMessages();
  const { percent } = useFormats();
  const field = (name: keyof CompanyTexts) => ({
    name,
    value: texts[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const amount = (name: (typeof companyAmounts)[number]) => (
    <Field
      key={name}
      label={words[name]}
      hint={words.hints[name]}
      error={parseEuros(texts[name]) === null ? invalid : null}
      className={name === 'placePrice' ? undefined : styles.wide}
    >
      {(control) => <input {...control} {...field(name)} inputMode="decimal" autoComplete="off" />}
    </Field>
  );
  const [first, ...others] = companyAmounts;
  return (
    <>
      <div className={`${styles.wide} ${styles.pair}`}>
        {amount(first)}
        <Field label={words.places} hint={words.placesHint}>
          {(control) => <input {...control} {...field('places')} type="number" min="1" max={mostPlaces} step="1" />}
        </Field>
      </div>
      <LabelledSelect
        {...field('placesInvoicedBy')}
        label={words.invoicedBy}
        className={styles.wide}
        options={invoicers.map((invoicer) => [invoicer, words.invoicers[invoicer]])}
      />
      <LabelledSelect
        {...field('taxRate')}
        label={words.taxRate}
        hint={words.taxRateHint}
        className={styles.wide}
        options={rates.map((rate) => [rate, percent(Number(rate))])}
      />
      <Fold title={words.more} isOpen={others.some((name) => texts[name] !== initial[name])} className={styles.wide}>
        <div className={styles.moreFields}>{others.map(amount)}</div>
      </Fold>
    </>
  );
}
