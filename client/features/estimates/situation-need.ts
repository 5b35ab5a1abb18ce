import type { CareNeed } from '../../../domain/childcare/costs/three-ways.ts';
import type { FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { familyFields, readNeed } from '../simulator/family-need.ts';
import { withTyped } from '../simulator/typed-values.ts';

/** What is asked of care in a kept situation, on a day; null where a field cannot be read. */
export function needOfSituation(situation: Readonly<Record<string, unknown>>, day: string, scales: FamilyCostScales): CareNeed | null {
  return readNeed(withTyped(familyFields(scales, { locale: 'fr', nurseryPrice: null }), situation), day);
}
