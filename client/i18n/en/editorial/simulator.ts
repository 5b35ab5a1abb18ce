import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const simulator: Messages['simulator'] = {
  family: {
    resources: 'Household income per month',
    resourcesHint: 'Income of the year before last, before allowances, divided by 12.',
    children: 'Dependent children',
    days: 'Nursery days per week',
    hours: 'Hours per day',
    weeks: 'Weeks per year',
    weeksHint: '52 weeks minus closures and your own holidays.',
    hourly: 'Hourly rate',
    monthly: 'Contribution per month',
    credit: 'Tax credit per year, at most',
    net: 'Left to pay per month',
    examples: 'Examples for a contract of 200 hours a month',
    childrenCount: (count) => plural(count, { one: `${count} child`, other: `${count} children` }),
    note: (date) =>
      `National Cnaf scale for nurseries on the PSU tariff, floor and ceiling as of ${date}. The hourly rate is rounded to the cent, then multiplied by the hours of the contract. Your contribution does not depend on what the employer pays.`,
  },
  company: {
    spending: 'Spending on nursery places per year',
    spendingHint: 'The amount of your quote, for children under 3.',
    credit: 'Family tax credit (CIF)',
    deduction: 'Corporate tax saved',
    net: 'Net cost to the company',
    share: 'Share you bear',
    examples: 'Examples of net cost',
    note: ({ date, credit, cap, tax }) =>
      `Family tax credit of ${credit} of the spending, capped at ${cap} a year per company, and corporate tax at ${tax}: parameters as of ${date}, subject to the finance act in force.`,
  },
  result: 'Your estimate',
  invalid: 'Give an amount in euros, for example 3,500.',
  indicative: 'Indicative estimate, without contractual value.',
  source: (source) => `Sources: ${source}`,
};
