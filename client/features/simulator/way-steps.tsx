import { type CareMonth, type CareNeed, careWays, type ThreeWays } from '../../../domain/childcare/costs/three-ways.ts';
import type { FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useSimulatorMessages } from './use-simulator-messages.ts';
import styles from './ways.module.css';

interface WayStepsProps {
  need: CareNeed;
  ways: ThreeWays;
  scales: FamilyCostScales;
}

/** The steps of each calculation, with the day of the scale they are made with; each opens. */
export function WaySteps({ need, ways, scales }: WayStepsProps) {
  const { family: words } = useSimulatorMessages();
  const steps = useSteps({ need, ways, scales });
  return (
    <div className={styles.steps}>
      {careWays.map((way) => (
        <details key={way}>
          <summary>{words.calculationOf(words.ways[way])}</summary>
          <ul>
            {steps[way].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function useSteps({ need, ways, scales }: WayStepsProps): Record<(typeof careWays)[number], string[]> {
  const { family: words } = useSimulatorMessages();
  const { price, number, percent, date } = useFormats();
  const { psu, structure, childminder } = ways;
  const whole = (euros: number) => price(Math.round(euros));
  const hours = number(need.hoursPerMonth, 2);
  const { rules } = scales.structure;
  const { step } = words;
  const credit = ({ creditBase, fullCredit, yearlyCredit }: CareMonth) => [
    step.credit({
      share: percent(scales.credit.share),
      base: whole(creditBase),
      cap: price(scales.credit.base),
      credit: price(fullCredit),
    }),
    ...(yearlyCredit < fullCredit
      ? [step.householdCap({ cap: price(scales.credit.householdCap), others: whole(need.otherAdvantages), credit: price(yearlyCredit) })]
      : []),
  ];
  const increased = need.isSingleParent || need.hasDisabilityBenefit;
  const { structureAid, childminderAid } = useAidSteps({ ways, scales });
  return {
    psu: [
      step.tariff({ resources: price(psu.resources), rate: percent(psu.rate, 4), hourly: price(psu.hourly) }),
      step.month({ hourly: price(psu.hourly), hours, month: whole(psu.price) }),
      step.range({ least: whole(psu.range[0]), most: whole(psu.range[1]) }),
      ...credit(psu),
      step.psuScale(date(scales.psu.from)),
    ],
    structure: [
      step.month({ hourly: price(need.nurseryPrice), hours, month: whole(structure.price) }),
      step.band({ income: price(ways.netIncome), band: structure.band, isSingle: need.isSingleParent }),
      ...(increased && structure.noAid === null ? [step.increase(percent(rules.increase - 1))] : []),
      ...(structure.stage === 'reduced' && structure.noAid === null ? [step.reduced] : []),
      ...(need.prepare === 'partial at half time or less' && structure.noAid === null ? [step.halfTime] : []),
      structureAid,
      ...credit(structure),
      step.structureScale({ base: date(scales.structure.base.from), limits: date(scales.structure.income.from) }),
    ],
    childminder: [
      step.month({ hourly: price(need.childminderCost), hours, month: whole(childminder.price) }),
      childminderAid,
      ...(childminder.noAid === null ? [step.contributions] : []),
      ...credit(childminder),
      step.childminderScale(date(scales.childminder.from)),
    ],
  };
}

/** What each aid comes to, or why there is none. */
function useAidSteps({ ways, scales }: Pick<WayStepsProps, 'ways' | 'scales'>) {
  const { family: words } = useSimulatorMessages();
  const { price, percent } = useFormats();
  const { structure, childminder } = ways;
  const whole = (euros: number) => price(Math.round(euros));
  const { rules } = scales.structure;
  const { step } = words;
  const structureAid =
    structure.noAid === null
      ? step.structureAid({ share: percent(rules.billShare), maximum: whole(structure.maximum), aid: whole(structure.aid) })
      : words.noAid[structure.noAid](price(rules.hourlyPriceLimit));
  const childminderAid =
    childminder.noAid === null
      ? step.childminderAid({
          income: whole(ways.netIncome / 12),
          hour: price(childminder.familyHour),
          reference: price(scales.childminder.referenceHourlyCost),
          cap: price(scales.childminder.hourlyCostCap),
          aid: whole(childminder.aid),
        })
      : words.noAid[childminder.noAid](price(rules.hourlyPriceLimit));
  return { structureAid, childminderAid };
}
