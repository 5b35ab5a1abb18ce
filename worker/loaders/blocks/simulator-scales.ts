import type { SimulatorBlock } from '../../../client/blocks/simulator.tsx';
import { companyCostScalesOn, familyCostScalesOn, nextCostChange } from '../../../domain/childcare/scales/cost-scales.ts';
import { midnightInParis, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { StoredBlock } from '../../content/blocks/block-modules.ts';
import type { SimulatorRequest } from '../../content/blocks/simulator.ts';
import type { LoaderContext } from '../loader.ts';

/** A simulator with the figures of the day in Paris: worker and browser compute with the same ones. */
export function withScales({ title, intro, kind }: SimulatorRequest, { now, formReply }: LoaderContext): SimulatorBlock {
  const day = todayInParis(now);
  const typed = formReply?.form === 'simulation' ? formReply.values : null;
  const common = { type: 'simulator', title, intro, typed } as const;
  return kind === 'family' ? { ...common, kind, scales: familyCostScalesOn(day) } : { ...common, kind, scales: companyCostScalesOn(day) };
}

/** When the figures of a page’s simulators change next, in milliseconds; undefined for a page without one. */
export function nextChangeOf(blocks: readonly StoredBlock[], now: number): number | undefined {
  if (!blocks.some((block) => 'request' in block && block.request === 'simulator')) return undefined;
  const day = nextCostChange(todayInParis(now));
  return day === null ? undefined : midnightInParis(day);
}
