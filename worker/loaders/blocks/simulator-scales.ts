import type { SimulatorBlock } from '../../../client/blocks/simulator.tsx';
import type { SimulatedNursery } from '../../../client/features/simulator/family-simulator.tsx';
import { companyCostScalesOn, familyCostScalesOn, nextCostChange } from '../../../domain/childcare/scales/cost-scales.ts';
import { midnightInParis, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { StoredBlock } from '../../content/blocks/block-modules.ts';
import type { SimulatorRequest } from '../../content/blocks/simulator.ts';
import { namedNursery } from '../../content/directory/named-nursery.ts';
import { mapSecondary, type Secondary } from '../../content/secondary.ts';
import type { LoaderContext } from '../loader.ts';

/** A simulator with the figures of the day in Paris: worker and browser compute with the same ones. */
export async function withScales({ title, intro, kind }: SimulatorRequest, context: LoaderContext): Promise<Secondary<SimulatorBlock>> {
  const { now, formReply } = context;
  const day = todayInParis(now);
  const typed = formReply?.form === 'simulation' ? formReply.values : null;
  const common = { type: 'simulator', title, intro, typed } as const;
  if (kind === 'company') return { value: { ...common, kind, scales: companyCostScalesOn(day) } };
  const scales = familyCostScalesOn(day);
  return mapSecondary(await simulatedNursery(context), (nursery) => ({ ...common, kind, scales, day, nursery }));
}

/** The nursery of the address: a reader who comes from its page finds its tariff filled in. */
async function simulatedNursery({ content, query }: LoaderContext): Promise<Secondary<SimulatedNursery>> {
  const slug = query.get('creche') ?? '';
  return mapSecondary(await namedNursery(content, slug, 'the nursery of an estimate'), (nursery) => {
    return nursery && { slug, name: nursery.summary.name, mode: nursery.summary.tariffMode, hourlyPrice: nursery.hourlyPrice };
  });
}

/** When the figures of a page’s simulators change next, in milliseconds; undefined for a page without one. */
export function nextChangeOf(blocks: readonly StoredBlock[], now: number): number | undefined {
  if (!blocks.some((block) => 'request' in block && block.request === 'simulator')) return undefined;
  const day = nextCostChange(todayInParis(now));
  return day === null ? undefined : midnightInParis(day);
}
