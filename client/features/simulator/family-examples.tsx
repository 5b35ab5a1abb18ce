import { familyCost } from '../../../domain/childcare/costs/psu-cost.ts';
import type { FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { TableWrapper } from '../../components/surfaces/table.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

const hoursPerMonth = 200;

/** Worked examples of the family's participation, in the document from the start. */
export function FamilyExamples({ scales }: { scales: FamilyCostScales }) {
  const { family } = useSimulatorMessages();
  const { price } = useFormats();
  const examples = [
    { monthlyResources: 1500, children: 1 },
    { monthlyResources: 4000, children: 1 },
    { monthlyResources: 4000, children: 2 },
    { monthlyResources: scales.psu.ceiling, children: 2 },
  ];
  return (
    <div className={styles.examples}>
      <TableWrapper label={family.examples}>
        <table>
          <caption>{family.examples}</caption>
          <thead>
            <tr>
              <th scope="col">{family.resources}</th>
              <th scope="col">{family.children}</th>
              <th scope="col">{family.hourly}</th>
              <th scope="col">{family.monthly}</th>
              <th scope="col">{family.net}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map((example) => {
              const { hourly, monthly, monthlyNet } = familyCost({ ...example, hoursPerMonth }, scales);
              return (
                <tr key={example.monthlyResources + example.children}>
                  <th scope="row">{price(example.monthlyResources)}</th>
                  <td>{family.childrenCount(example.children)}</td>
                  <td>{price(hourly)}</td>
                  <td>{price(Math.round(monthly))}</td>
                  <td>{price(Math.round(monthlyNet))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableWrapper>
    </div>
  );
}
