import { careWays, type ThreeWays } from '../../../domain/childcare/costs/three-ways.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';
import styles from './ways.module.css';

const parts = ['net', 'credit', 'aid'] as const;

/** Bars of the monthly prices, each with its aid, its credit and what is left; the table beside it says the same in figures. */
export function WaysChart({ ways }: { ways: ThreeWays }) {
  const { family: words } = useSimulatorMessages();
  const { price } = useFormats();
  const highest = Math.max(...careWays.map((way) => ways[way].price), 1);
  const percent = (euros: number) => `${((euros / highest) * 100).toFixed(2)}%`;
  return (
    <div aria-hidden="true">
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part} className={styles[part]}>
            {words.parts[part]}
          </li>
        ))}
      </ul>
      {careWays.map((way) => {
        const { left, aid, net } = ways[way];
        const bars = { net, credit: left - net, aid };
        let start = 0;
        return (
          <div key={way} className={styles.bar}>
            <p>
              <span>{words.ways[way]}</span> <strong>{words.aMonth(price(Math.round(left)))}</strong>
            </p>
            <svg width="100%" height="18" aria-hidden="true">
              {parts.map((part) => {
                const x = percent(start);
                start += bars[part];
                return <rect key={part} className={styles[part]} x={x} width={percent(bars[part])} height="18" />;
              })}
            </svg>
          </div>
        );
      })}
    </div>
  );
}
