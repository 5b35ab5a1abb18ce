/** Hours a month of a contract that spreads its yearly hours over its invoices, rounded to a hundredth. */
export function monthlyHours({
  days,
  hours,
  weeks,
  invoices = 12,
}: {
  days: number;
  hours: number;
  weeks: number;
  invoices?: number;
}): number {
  return spreadHours(days * hours * weeks, invoices);
}

/** Yearly hours spread over the invoices of the contract, rounded to a hundredth. */
export function spreadHours(yearlyHours: number, invoices: number): number {
  return Math.round((yearlyHours / invoices) * 100) / 100;
}
