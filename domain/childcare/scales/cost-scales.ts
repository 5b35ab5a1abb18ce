import { type CmgChildminderScale, cmgChildminderOn, cmgChildminderScales } from './cmg-childminder.ts';
import { type CmgStructureScale, cmgIncomeLimits, cmgStructureOn, cmgStructureRules, familyAllowanceBases } from './cmg-structure.ts';
import { nextChange } from './dated-row.ts';
import { type PsuScale, psuScaleOn, psuScales } from './psu.ts';
import {
  type CorporationTax,
  corporationTaxes,
  corporationTaxOn,
  type FamilyTaxCredit,
  familyTaxCreditOn,
  familyTaxCredits,
  type ParentTaxCredit,
  parentTaxCreditOn,
  parentTaxCredits,
} from './taxes.ts';

/** What the simulator of families computes with. */
export interface FamilyCostScales {
  psu: PsuScale;
  structure: CmgStructureScale;
  childminder: CmgChildminderScale;
  credit: ParentTaxCredit;
}

/** What the simulator of companies computes with. */
export interface CompanyCostScales {
  familyCredit: FamilyTaxCredit;
  corporationTax: CorporationTax;
}

/** The rows of a day, for families. */
export function familyCostScalesOn(day: string): FamilyCostScales {
  return { psu: psuScaleOn(day), structure: cmgStructureOn(day), childminder: cmgChildminderOn(day), credit: parentTaxCreditOn(day) };
}

/** The rows of a day, for companies. */
export function companyCostScalesOn(day: string): CompanyCostScales {
  return { familyCredit: familyTaxCreditOn(day), corporationTax: corporationTaxOn(day) };
}

/** The first day after a given one on which a simulator computes with another row, or null. */
export function nextCostChange(day: string): string | null {
  const ofFamilies = [psuScales, familyAllowanceBases, cmgIncomeLimits, cmgStructureRules, cmgChildminderScales, parentTaxCredits];
  return nextChange([...ofFamilies, familyTaxCredits, corporationTaxes], day);
}
