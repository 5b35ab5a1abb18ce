import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const simulator: Messages['simulator'] = {
  family: {
    resources: 'Household income per month',
    resourcesHint: 'Income of the year before last, before allowances, divided by 12.',
    children: 'Dependent children',
    aeeh: 'Of whom receive AEEH',
    aeehHint: 'Each gives the next lower rate, even if that child does not go to the nursery.',
    ceiling: 'Income ceiling of your commune, per month',
    ceilingHint: (national) => `If it is above the national ceiling of ${national}. The nursery’s rules say so.`,
    days: 'Nursery days per week',
    hours: 'Hours per day',
    weeks: 'Weeks per year',
    weeksHint: '52 weeks minus closures and your own holidays.',
    invoices: 'Invoices per year',
    hourly: 'Hourly rate',
    monthly: 'Contribution per month',
    range: 'Depending on how the nursery rounds',
    between: (least, most) => (least === most ? least : `${least} to ${most}`),
    credit: 'Tax credit per year, at most',
    net: 'Left to pay per month, after the tax credit',
    examples: 'Examples for a contract of 200 hours a month',
    childrenCount: (count) => plural(count, { one: `${count} child`, other: `${count} children` }),
    note: (date) =>
      `National Cnaf scale for nurseries on the PSU tariff, floor and ceiling as of ${date}. The hourly rate is rounded to the cent, then multiplied by the hours of the contract. The tax credit counts what is paid in the year, here all invoices; it comes once a year, within the household’s overall cap on tax advantages. Your contribution does not depend on what the employer pays.`,
  },
  company: {
    placePrice: 'Price of the places per year, excluding VAT',
    intermediaryFee: 'Intermediary’s fee per year, excluding VAT',
    subsidies: 'Public subsidies received for these places',
    vouchers: 'Help paid in prepaid CESU vouchers',
    hints: {
      placePrice: 'The amount of your quote, for children under 3.',
      intermediaryFee: 'Deductible from tax, but without tax credit.',
      subsidies: 'They are taken off the base of the credit.',
      vouchers: 'Another rate of credit applies to it.',
    },
    invoicedBy: 'Who invoices the places?',
    invoicers: { nursery: 'The nursery', intermediary: 'The intermediary' },
    ruling:
      'Under the tax ruling BOI-RES-BIC-000176 of 8 January 2025, what is paid to a reservation company carries no tax credit. Ask for the nursery to invoice the place.',
    taxRate: 'Rate of corporation tax',
    taxRateHint: '0% without taxable profit: the credit is then refunded.',
    spending: 'To advance in the year',
    credit: 'Family tax credit (CIF), returned the year after',
    deduction: 'Corporation tax saved',
    net: 'Net cost to the company',
    share: 'Share you bear',
    examples: 'Examples of net cost',
    note: ({ credit, vouchers, cap, tax }) =>
      `Family tax credit of ${credit} of what is paid directly to the nursery and of ${vouchers} of CESU vouchers, capped at ${cap} a year per company; examples with corporation tax at ${tax}. Subject to the finance act in force.`,
  },
  calculate: 'Calculate',
  result: 'Your estimate',
  invalid: 'Give an amount in euros, for example 3,500.',
  indicative: 'Indicative estimate, without contractual value.',
  planned: 'Planned amounts, to be confirmed by the Cnaf.',
  source: ({ sources, date }) => `Sources, checked on ${date}: ${sources}.`,
};
