import { contractForms } from '../../client/features/employer-kit/contract-forms.ts';
import type { CompanyEstimate } from '../../client/features/simulator/company-need.ts';
import { simulator as english } from '../../client/i18n/en/editorial/simulator.ts';
import { formatsOf } from '../../client/i18n/format.ts';
import { simulator as french } from '../../client/i18n/fr/editorial/simulator.ts';
import type { CompanyCostScales } from '../../domain/childcare/scales/cost-scales.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Sheet } from './sheet.ts';

const words = {
  fr: {
    title: 'Coût net de berceaux en crèche',
    subtitle: (date: string) => `Estimation du ${date}, à transmettre aux ressources humaines ou à la direction financière`,
    spending: 'Ce que l’entreprise verse dans l’année',
    result: 'Ce qui revient, et ce qui reste',
    advance: 'À avancer dans l’année',
    dates:
      'L’entreprise avance toute la dépense. Le crédit se calcule par année civile et se demande avec la déclaration de résultat\u202f: il s’impute sur le solde de l’impôt, et l’excédent est remboursé.',
    site: (address: string) => `Refaire le calcul\u202f: ${address}`,
  },
  en: {
    title: 'Net cost of nursery places',
    subtitle: (date: string) => `Estimate of ${date}, to hand on to human resources or finance`,
    spending: 'What the company pays in the year',
    result: 'What returns, and what is left',
    advance: 'To advance in the year',
    dates:
      'The company advances the whole expense. The credit is worked out by calendar year and claimed with the tax return: it is set against the balance of corporation tax, and the surplus is refunded.',
    site: (address: string) => `Work it out again: ${address}`,
  },
};

interface CompanySheetOptions {
  locale: Locale;
  /** Plain date of the estimate. */
  day: string;
  estimate: CompanyEstimate;
  scales: CompanyCostScales;
  /** Where the simulator stands. */
  address: string;
}

/** The estimate of a company as one page for whoever decides. */
export function companySheet({ locale, day, estimate, scales, address }: CompanySheetOptions): Sheet {
  const { price, percent, date } = formatsOf(locale);
  const sheetWords = words[locale];
  const simulator = locale === 'fr' ? french : english;
  const { company } = simulator;
  const { spending, cost, places, placePrice } = estimate;
  const { intermediaryFee = 0, subsidies = 0, vouchers = 0 } = spending;
  const rows = (lines: [string, string][]) => ({ kind: 'rows' as const, rows: lines.map(([label, value]) => ({ label, value })) });
  const invoicedBy = spending.placesInvoicedBy ?? 'nursery';
  const { title, forms } = contractForms[locale];
  const sources = [scales.familyCredit, scales.corporationTax];
  return {
    locale,
    title: sheetWords.title,
    subtitle: sheetWords.subtitle(date(day)),
    parts: [
      { kind: 'heading', text: sheetWords.spending },
      rows([
        [`${company.placesTotal} (${places} × ${price(placePrice)})`, price(places * placePrice)],
        [company.invoicedBy, company.invoicers[invoicedBy]],
        [company.intermediaryFee, price(intermediaryFee)],
        [company.subsidies, price(subsidies)],
        [company.vouchers, price(vouchers)],
        [company.taxRate, percent(spending.taxRate)],
      ]),
      { kind: 'heading', text: sheetWords.result },
      {
        kind: 'rows',
        rows: [
          { label: sheetWords.advance, value: price(cost.spending) },
          { label: company.credit, value: price(cost.familyCredit) },
          { label: company.deduction, value: price(cost.taxSaved) },
          { label: company.share, value: percent(cost.share) },
          { label: company.net, value: price(cost.net), isMain: true },
        ],
      },
      { kind: 'text', text: sheetWords.dates },
      ...(cost.isCapped ? [{ kind: 'text' as const, text: company.capped(price(scales.familyCredit.cap)) }] : []),
      { kind: 'heading', text: title },
      { kind: 'list', items: forms },
      {
        kind: 'small',
        text: `${simulator.source({ sources: sources.map(({ source }) => source).join(', '), date: date(scales.familyCredit.readOn) })} ${simulator.indicative}`,
      },
    ],
    foot: sheetWords.site(address),
  };
}
