import { type CareMonth, careWays, type ThreeWays } from '../../../domain/childcare/costs/three-ways.ts';
import { TableWrapper } from '../../components/surfaces/table.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';
import styles from './ways.module.css';

const lines: { name: 'price' | 'aid' | 'left' | 'credit' | 'net'; of(month: CareMonth): number }[] = [
  { name: 'price', of: (month) => month.price },
  { name: 'aid', of: (month) => month.aid },
  { name: 'left', of: (month) => month.left },
  { name: 'credit', of: (month) => month.yearlyCredit },
  { name: 'net', of: (month) => month.net },
];

/** The three ways beside each other, in whole euros. */
export function WaysTable({ ways }: { ways: ThreeWays }) {
  const { family: words } = useSimulatorMessages();
  const { price } = useFormats();
  return (
    <div className={styles.box}>
      <TableWrapper label={words.compared}>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.compared}</caption>
          <thead>
            <tr>
              <td />
              {careWays.map((way) => (
                <th key={way} scope="col">
                  {words.ways[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, of }) => (
              <tr key={name} className={name === 'left' ? styles.mainLine : undefined}>
                <th scope="row">{words.lines[name]}</th>
                {careWays.map((way) => (
                  <td key={way}>{name === 'aid' && way === 'psu' ? words.paidToNursery : price(Math.round(of(ways[way])))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableWrapper>
    </div>
  );
}
