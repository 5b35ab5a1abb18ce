import type { PsuScale } from '../scales/psu.ts';
import type { ParentTaxCredit } from '../scales/taxes.ts';
import { effortRate, type Household } from './effort-rate.ts';
import { clamp, roundToCents, toCents } from './money.ts';
import { parentTaxCredit } from './parent-tax-credit.ts';

/** What the hourly tariff of a family depends on. */
export interface PsuHousehold extends Household {
  /** Of the year before last, before allowances, divided by twelve. */
  monthlyResources: number;
  /** A ceiling above the national one, where the commune or the manager has one. */
  localCeiling?: number | null;
}

/** Practices differ: the exact tariff, the one rounded to the cent, or the one cut to the cent. Contracts state cents. */
export type TariffRounding = 'exact' | 'rounded' | 'cut';

/** The hourly tariff of a family. By default it is rounded to the cent, so that whoever reads the contract can check the month. */
export function hourlyTariff(household: PsuHousehold, scale: PsuScale, rounding: TariffRounding = 'rounded'): number {
  const ceiling = Math.max(scale.ceiling, household.localCeiling ?? 0);
  const resources = clamp(household.monthlyResources, scale.floor, ceiling);
  const millionths = toCents(resources) * effortRate(household, scale.ratesPerMillion);
  if (rounding === 'exact') return millionths / 100_000_000;
  return (rounding === 'cut' ? Math.floor(millionths / 1_000_000) : Math.round(millionths / 1_000_000)) / 100;
}

/** The invoice of a month: the hours of the contract, those beyond it and those it deducts. */
export interface PsuInvoice {
  contractHours: number;
  extraMinutes?: number;
  deductedHours?: number;
}

/** What a family pays for a month at an hourly tariff; never less than nothing. */
export function psuInvoice(hourly: number, { contractHours, extraMinutes = 0, deductedHours = 0 }: PsuInvoice): number {
  const month = toCents(hourly * contractHours) + toCents((hourly * extraMinutes) / 60) - toCents(hourly * deductedHours);
  return Math.max(month, 0) / 100;
}

/** The lowest and the highest invoice of the same month by the three practices of rounding. */
export function monthlyRange(household: PsuHousehold, contractHours: number, scale: PsuScale): [number, number] {
  const practices: TariffRounding[] = ['exact', 'rounded', 'cut'];
  const months = practices.map((rounding) => psuInvoice(hourlyTariff(household, scale, rounding), { contractHours }));
  return [Math.min(...months), Math.max(...months)];
}

export interface FamilyCost {
  hourly: number;
  monthly: number;
  /** The same month by the other practices of rounding. */
  range: [number, number];
  /** For one child, at most: meals are not deducted from its base, because no invoice says their share. */
  yearlyCredit: number;
  monthlyNet: number;
}

/** The participation of a family, then the tax credit once a year, here told as a twelfth of it a month. */
export function familyCost(
  household: PsuHousehold & { hoursPerMonth: number; invoices?: number },
  { psu, credit }: { psu: PsuScale; credit: ParentTaxCredit },
): FamilyCost {
  const { hoursPerMonth, invoices = 12 } = household;
  const hourly = hourlyTariff(household, psu);
  const monthly = psuInvoice(hourly, { contractHours: hoursPerMonth });
  const yearlyCredit = Math.round(parentTaxCredit({ paid: monthly * invoices }, credit).credit);
  const range = monthlyRange(household, hoursPerMonth, psu);
  return { hourly, monthly, range, yearlyCredit, monthlyNet: roundToCents(monthly - yearlyCredit / invoices) };
}
