import { useState } from 'react';
import { type CompanyCost, companyCost } from '../../../domain/childcare/costs/company-cost.ts';
import { parseEuros } from '../../../domain/childcare/costs/money.ts';
import type { CompanyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { companySimulationFields as names } from '../../../domain/forms/simulation.ts';
import { Field } from '../../components/forms/field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { CompanyExamples } from './company-examples.tsx';
import { ResultList } from './result-list.tsx';
import { ScaleNote } from './scale-note.tsx';
import styles from './simulator.module.css';
import { SimulatorForm } from './simulator-form.tsx';
import { withTyped } from './typed-values.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';

const amounts = ['placePrice', 'intermediaryFee', 'subsidies', 'vouchers'] as const;
const invoicers = ['nursery', 'intermediary'] as const;
const initial = { placePrice: '10000', intermediaryFee: '0', subsidies: '0', vouchers: '0', placesInvoicedBy: 'nursery' };
type Texts = Record<(typeof names)[number], string>;

/** The cost of what was typed, or null where an amount cannot be read. */
function costOf(texts: Texts, { familyCredit }: CompanyCostScales): CompanyCost | null {
  const [placePrice = null, intermediaryFee = null, subsidies = null, vouchers = null] = amounts.map((name) => parseEuros(texts[name]));
  if (placePrice === null || intermediaryFee === null || subsidies === null || vouchers === null) return null;
  const placesInvoicedBy = texts.placesInvoicedBy === 'intermediary' ? 'intermediary' : 'nursery';
  return companyCost({ placePrice, intermediaryFee, subsidies, vouchers, placesInvoicedBy, taxRate: Number(texts.taxRate) }, familyCredit);
}

/** The lines of an estimate, in the words and figures of the page's language. */
function useResults(cost: CompanyCost | null) {
  const { company: words } = useSimulatorMessages();
  const { price, percent } = useFormats();
  if (!cost) return null;
  return [
    { label: words.spending, value: price(cost.spending) },
    { label: words.credit, value: price(cost.familyCredit) },
    { label: words.deduction, value: price(cost.taxSaved) },
    { label: words.share, value: percent(cost.share) },
    { label: words.net, value: price(cost.net), isMain: true },
  ];
}

interface CompanySimulatorProps {
  scales: CompanyCostScales;
  typed: FlatValues | null;
}

/** The net cost of nursery places for a company. No market price is suggested: the amounts are the visitor's own. */
export function CompanySimulator({ scales, typed }: CompanySimulatorProps) {
  const { company: words, invalid } = useSimulatorMessages();
  const { price, percent } = useFormats();
  const { familyCredit, corporationTax } = scales;
  const rates = [corporationTax.rate, corporationTax.reducedRate, 0].map(String);
  const fields = {
    names,
    initial: { ...initial, taxRate: String(corporationTax.rate) },
    offers: { placesInvoicedBy: invoicers, taxRate: rates },
  };
  const [texts, setTexts] = useState(() => withTyped(fields, typed));
  const field = (name: keyof Texts) => ({
    name,
    value: texts[name],
    onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
  });
  const results = useResults(costOf(texts, scales));
  return (
    <>
      <SimulatorForm
        onFound={(found) => setTexts(withTyped(fields, found))}
        fields={
          <>
            {amounts.map((name) => {
              const error = parseEuros(texts[name]) === null ? invalid : null;
              return (
                <Field key={name} label={words[name]} hint={words.hints[name]} error={error} className={styles.wide}>
                  {(control) => <input {...control} {...field(name)} inputMode="decimal" autoComplete="off" />}
                </Field>
              );
            })}
            <Field label={words.invoicedBy} hint={texts.placesInvoicedBy === 'intermediary' ? words.ruling : null} className={styles.wide}>
              {(control) => (
                <select {...control} {...field('placesInvoicedBy')}>
                  {invoicers.map((invoicer) => (
                    <option key={invoicer} value={invoicer}>
                      {words.invoicers[invoicer]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={words.taxRate} hint={words.taxRateHint} className={styles.wide}>
              {(control) => (
                <select {...control} {...field('taxRate')}>
                  {rates.map((rate) => (
                    <option key={rate} value={rate}>
                      {percent(Number(rate))}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </>
        }
      >
        <ResultList results={results} />
      </SimulatorForm>
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
    </>
  );
}
