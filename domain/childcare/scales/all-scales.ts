import { cmgChildminderScales } from './cmg-childminder.ts';
import { cmgIncomeLimits, cmgStructureRules, familyAllowanceBases } from './cmg-structure.ts';
import type { DatedRow, DatedRows } from './dated-row.ts';
import { psuScales } from './psu.ts';
import { corporationTaxes, exemptEmployerHelps, familyTaxCredits, parentTaxCredits } from './taxes.ts';

/** Every table of dated figures, by the name people give it. */
export const allScales: Readonly<Record<string, DatedRows<DatedRow>>> = {
  'PSU scale': psuScales,
  'family allowance base (BMAF)': familyAllowanceBases,
  'income limits of the CMG structure': cmgIncomeLimits,
  'rules of the CMG structure': cmgStructureRules,
  'CMG for a childminder': cmgChildminderScales,
  'tax credit of parents': parentTaxCredits,
  'crédit d’impôt famille': familyTaxCredits,
  'corporation tax': corporationTaxes,
  'exempt help of an employer': exemptEmployerHelps,
};

/** The tables as a list. */
export const scaleTables = Object.values(allScales);
