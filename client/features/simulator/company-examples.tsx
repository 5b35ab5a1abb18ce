import { type CompanySpending, companyCost } from '../../../domain/childcare/costs/company-cost.ts';
import type { CompanyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { TableWrapper } from '../../components/surfaces/table.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';

const examples: Omit<CompanySpending, 'taxRate'>[] = [
  { placePrice: 10_000 },
  { placePrice: 10_000, placesInvoicedBy: 'intermediary' },
  { placePrice: 50_000 },
  { placePrice: 200_000 },
  { placePrice: 1_200_000 },
];

/** Worked examples at the normal rate of corporation tax, in the document from the start. */
export function CompanyExamples({ scales }: { scales: CompanyCostScales }) {
  const { company } = useSimulatorMessages();
  const { price, percent } = useFormats();
  return (
    <TableWrapper label={company.examples}>
      <table>
        <caption>{company.examples}</caption>
        <thead>
          <tr>
            <th scope="col">{company.placePrice}</th>
            <th scope="col">{company.invoicedBy}</th>
            <th scope="col">{company.credit}</th>
            <th scope="col">{company.deduction}</th>
            <th scope="col">{company.net}</th>
            <th scope="col">{company.share}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((example) => {
            const { placePrice, placesInvoicedBy = 'nursery' } = example;
            const cost = companyCost({ ...example, taxRate: scales.corporationTax.rate }, scales.familyCredit);
            return (
              <tr key={placePrice + placesInvoicedBy}>
                <th scope="row">{price(placePrice)}</th>
                <td>{company.invoicers[placesInvoicedBy]}</td>
                <td>{price(cost.familyCredit)}</td>
                <td>{price(cost.taxSaved)}</td>
                <td>{price(cost.net)}</td>
                <td>{percent(cost.share)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableWrapper>
  );
}
