import type { FamilyTaxCredit } from '../scales/taxes.ts';

/** What a company spends on childcare in a calendar year, in euros excluding VAT. */
export interface CompanySpending {
  /** Price of the places. A child enrolled in a nursery is deemed under 3 (BOFiP 4 A-11-04, § 17), so that no birthday divides it. */
  placePrice: number;
  /** What a reservation company asks for its service. */
  intermediaryFee?: number;
  /**
   * Who invoices the places. What is paid to a reservation company instead of the nursery’s operator carries no credit
   * (ruling BOI-RES-BIC-000176 of 8 January 2025).
   */
  placesInvoicedBy?: 'nursery' | 'intermediary';
  /** Public subsidies for the places, which the base of the credit does not hold. */
  subsidies?: number;
  /** Prepaid CESU vouchers and the like. */
  vouchers?: number;
  /** 0 for a company that pays no corporation tax: the credit is refunded. */
  taxRate: number;
}

export interface CompanyCost {
  /** What the company pays in the year, before the credit and the tax saved. */
  spending: number;
  familyCredit: number;
  /** The credit would be higher without its cap. */
  isCapped: boolean;
  taxSaved: number;
  net: number;
  /** Net cost as a share of the spending. */
  share: number;
}

/** What nursery places cost a company after the credit and the corporation tax saved; each amount is rounded to the euro. */
export function companyCost(costs: CompanySpending, rules: FamilyTaxCredit): CompanyCost {
  const { placePrice, intermediaryFee = 0, placesInvoicedBy = 'nursery', vouchers = 0, taxRate } = costs;
  const places = placePrice - Math.min(costs.subsidies ?? 0, placePrice);
  const creditable = placesInvoicedBy === 'nursery' ? places : 0;
  const uncapped = creditable * rules.nurseryShare + vouchers * rules.voucherShare;
  const familyCredit = Math.round(Math.min(uncapped, rules.cap));
  const deductible = places + intermediaryFee + vouchers;
  const spending = Math.round(deductible);
  const taxSaved = Math.round(deductible * taxRate);
  const net = Math.max(spending - familyCredit - taxSaved, 0);
  return { spending, familyCredit, isCapped: uncapped > rules.cap, taxSaved, net, share: spending > 0 ? net / spending : 0 };
}

/** An amount including VAT at a rate, without it. */
export function withoutVat(amount: number, rate: number): number {
  return Math.round((amount / (1 + rate)) * 100) / 100;
}
