import { type CompanyCost, type CompanySpending, companyCost } from '../../../domain/childcare/costs/company-cost.ts';
import { parseEuros } from '../../../domain/childcare/costs/money.ts';
import type { CompanyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { companySimulationFields } from '../../../domain/forms/simulation.ts';

export const companyAmounts = ['placePrice', 'intermediaryFee', 'subsidies', 'vouchers'] as const;
export const invoicers = ['nursery', 'intermediary'] as const;
export const mostPlaces = 500;
export type CompanyTexts = Record<(typeof companySimulationFields)[number], string>;

/** The fields of the simulator and what they begin with: an example, no market price. */
export function companyFields({ corporationTax }: CompanyCostScales) {
  const rates = [corporationTax.rate, corporationTax.reducedRate, 0].map(String);
  const initial: CompanyTexts = {
    placePrice: '10000',
    places: '1',
    intermediaryFee: '0',
    subsidies: '0',
    vouchers: '0',
    placesInvoicedBy: 'nursery',
    taxRate: String(corporationTax.rate),
  };
  return { names: companySimulationFields, initial, offers: { placesInvoicedBy: invoicers, taxRate: rates } };
}

/** What was typed and what it costs. */
export interface CompanyEstimate {
  places: number;
  placePrice: number;
  spending: CompanySpending;
  cost: CompanyCost;
}

/** The estimate of what was typed, or null where an amount cannot be read. */
export function estimateCompany(texts: CompanyTexts, { familyCredit }: CompanyCostScales): CompanyEstimate | null {
  const [placePrice = null, intermediaryFee = null, subsidies = null, vouchers = null] = companyAmounts.map((name) =>
    parseEuros(texts[name]),
  );
  if (placePrice === null || intermediaryFee === null || subsidies === null || vouchers === null) return null;
  const typed = Math.trunc(Number(texts.places));
  const places = Number.isFinite(typed) ? Math.min(Math.max(typed, 1), mostPlaces) : 1;
  const placesInvoicedBy = texts.placesInvoicedBy === 'intermediary' ? 'intermediary' : 'nursery';
  const amounts = { placePrice: placePrice * places, intermediaryFee, subsidies, vouchers };
  const spending = { ...amounts, placesInvoicedBy, taxRate: Number(texts.taxRate) } as const;
  return { places, placePrice, spending, cost: companyCost(spending, familyCredit) };
}
