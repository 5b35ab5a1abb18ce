import { useState } from 'react';
import { companyCost, companyRules, parseEuros } from '../../../domain/childcare/childcare-costs.ts';
import { Field } from '../../components/forms/field.tsx';
import { TableWrapper } from '../../components/surfaces/table.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ResultList } from './result-list.tsx';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

const [rules] = companyRules;
const examples = [10_000, 50_000, 200_000, 1_200_000];

/** Worked examples, in the document from the start. */
function CompanyExamples() {
  const { company } = useSimulatorMessages();
  const { price, percent } = useFormats();
  return (
    <div className={styles.examples}>
      <TableWrapper label={company.examples}>
        <table>
          <caption>{company.examples}</caption>
          <thead>
            <tr>
              <th scope="col">{company.spending}</th>
              <th scope="col">{company.credit}</th>
              <th scope="col">{company.deduction}</th>
              <th scope="col">{company.net}</th>
              <th scope="col">{company.share}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map((spending) => {
              const { familyCredit, taxSaved, net, share } = companyCost(spending);
              return (
                <tr key={spending}>
                  <th scope="row">{price(spending)}</th>
                  <td>{price(familyCredit)}</td>
                  <td>{price(taxSaved)}</td>
                  <td>{price(net)}</td>
                  <td>{percent(share)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableWrapper>
    </div>
  );
}

/** The net cost of nursery places for a company. No market price is suggested: the amount is the visitor's own. */
export function CompanySimulator() {
  const simulator = useSimulatorMessages();
  const { price, percent, date } = useFormats();
  const [text, setText] = useState('10000');
  const words = simulator.company;
  const spending = parseEuros(text);
  const cost = spending === null ? null : companyCost(spending);
  const results = cost && [
    { label: words.credit, value: price(cost.familyCredit) },
    { label: words.deduction, value: price(cost.taxSaved) },
    { label: words.share, value: percent(cost.share) },
    { label: words.net, value: price(cost.net), isMain: true },
  ];
  return (
    <>
      <div className={`surface needs-script no-print ${styles.simulator}`} data-interactive>
        <form className={`${styles.fields} ${styles.single}`} onSubmit={(event) => event.preventDefault()}>
          <Field label={words.spending} hint={words.spendingHint} error={cost ? null : simulator.invalid} className={styles.wide}>
            {(control) => (
              <input {...control} value={text} onChange={(event) => setText(event.target.value)} inputMode="decimal" autoComplete="off" />
            )}
          </Field>
        </form>
        <ResultList results={results} />
      </div>
      <CompanyExamples />
      <p className={`muted small ${styles.note}`}>
        {words.note({
          date: date(rules.validFrom),
          credit: percent(rules.familyCreditShare),
          cap: price(rules.familyCreditCap),
          tax: percent(rules.corporateTaxShare),
        })}{' '}
        {simulator.source(rules.source)}
      </p>
    </>
  );
}
