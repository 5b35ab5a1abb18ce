import { expect, test } from 'vitest';
import { corporationTaxOn, familyTaxCreditOn } from '../scales/taxes.ts';
import { companyCost, withoutVat } from './company-cost.ts';

const rules = familyTaxCreditOn('2026-11-28');
const { rate, reducedRate } = corporationTaxOn('2026-11-28');

test('1: 10 000 € to the nursery at 25 % (Assemblée nationale, I-1988)', () => {
  expect(companyCost({ placePrice: 10_000, taxRate: rate }, rules)).toEqual({
    spending: 10_000,
    familyCredit: 5000,
    isCapped: false,
    taxSaved: 2500,
    net: 2500,
    share: 0.25,
  });
});

test('2: the same at the reduced rate of 15 % (crechappy.com)', () => {
  expect(companyCost({ placePrice: 10_000, taxRate: reducedRate }, rules)).toMatchObject({
    familyCredit: 5000,
    taxSaved: 1500,
    net: 3500,
    share: 0.35,
  });
});

test('3: the same without taxable profit: the credit is refunded (CGI, art. 244 quater F)', () => {
  expect(companyCost({ placePrice: 10_000, taxRate: 0 }, rules)).toMatchObject({ familyCredit: 5000, taxSaved: 0, net: 5000 });
});

test('4: official: 50 000 € of nursery and 275 000 € of CESU lower a tax of 250 000 to 156 250 (service-public F31922)', () => {
  const { familyCredit } = companyCost({ placePrice: 50_000, vouchers: 275_000, taxRate: rate }, rules);
  expect(familyCredit).toBe(93_750);
  expect(250_000 - familyCredit).toBe(156_250);
});

test('5: 20 000 € less a subsidy of 5 000, and 2 000 € of CESU (BOI-BIC-RICI-10-130-20, § 30)', () => {
  expect(companyCost({ placePrice: 20_000, subsidies: 5000, vouchers: 2000, taxRate: rate }, rules).familyCredit).toBe(8000);
});

test('6: the credit stops at 500 000 € a year (CGI, art. 244 quater F)', () => {
  expect(companyCost({ placePrice: 1_200_000, taxRate: rate }, rules)).toMatchObject({
    familyCredit: 500_000,
    isCapped: true,
    taxSaved: 300_000,
    net: 400_000,
  });
});

test('7: 12 000 € to the nursery, a fee of 1 500 invoiced apart (BOI-RES-BIC-000176)', () => {
  expect(companyCost({ placePrice: 12_000, intermediaryFee: 1500, taxRate: rate }, rules)).toMatchObject({
    familyCredit: 6000,
    taxSaved: 3375,
    net: 4125,
  });
});

test('8: the same 13 500 €, all invoiced by the intermediary, carry no credit (BOI-RES-BIC-000176)', () => {
  const spending = { placePrice: 12_000, intermediaryFee: 1500, placesInvoicedBy: 'intermediary', taxRate: rate } as const;
  expect(companyCost(spending, rules)).toMatchObject({ familyCredit: 0, taxSaved: 3375, net: 10_125, share: 0.75 });
});

test('9: a fee of 1 800 € including VAT counts for 1 500 (service-public F31922)', () => {
  expect(withoutVat(1800, 0.2)).toBe(1500);
});

test('10: a child who turns 3 in May and stays to July counts for the whole price of its place (BOFiP 4A-11-04, § 17)', () => {
  const months = ['01', '02', '03', '04', '05', '06', '07'];
  const invoices = months.map(() => 1000).reduce((sum, invoice) => sum + invoice, 0);
  expect(companyCost({ placePrice: invoices, taxRate: rate }, rules).familyCredit).toBe(3500);
});

test('no spending costs nothing, and a subsidy above the price leaves nothing to credit', () => {
  expect(companyCost({ placePrice: 0, taxRate: rate }, rules)).toEqual({
    spending: 0,
    familyCredit: 0,
    isCapped: false,
    taxSaved: 0,
    net: 0,
    share: 0,
  });
  expect(companyCost({ placePrice: 1000, subsidies: 2000, taxRate: rate }, rules)).toMatchObject({ familyCredit: 0, net: 0 });
});
