import { companyCost } from '../../../domain/childcare/costs/company-cost.ts';
import type { CompanyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import type { TellableFact } from '../../../domain/forms/employer-kit.ts';
import { localizePath } from '../../../domain/locale.ts';
import { formatsOf } from '../../i18n/format.ts';
import { contractForms } from './contract-forms.ts';
import type { KitValues } from './kit-values.ts';
import { letterWords } from './letter-words.ts';

/** A round amount, without any link to a market price. */
const examplePrice = 10_000;

export interface LetterSetting {
  scales: CompanyCostScales;
  /** Origin of the site, for the address that the employer is given. */
  origin: string;
  /** The nursery that the parent comes from, with its town. */
  nursery: string | null;
}

export interface Letter {
  subject: string;
  opening: string[];
  sections: { title: string; paragraphs: string[]; isList?: boolean }[];
  closing: string[];
}

/** The letter to an employer. Of the parent it says what is ticked and nothing else. */
export function writeLetter(values: KitValues, { scales, origin, nursery }: LetterSetting): Letter {
  const { language } = values;
  const words = letterWords[language];
  const { price, percent, date } = formatsOf(language);
  const ifTold = (fact: TellableFact, text: string) => (values.tell.includes(fact) && text ? text : null);
  const { familyCredit, corporationTax } = scales;
  const costAt = (taxRate: number) => companyCost({ placePrice: examplePrice, taxRate }, familyCredit);
  const normal = costAt(corporationTax.rate);
  const name = ifTold('name', values.name);
  const contact = ifTold('contact', values.contact);
  const place = nursery && ifTold('nursery', nursery);
  const town = ifTold('town', values.town);
  const birth = ifTold('birth', values.birth);
  const start = ifTold('start', values.start);
  const present = (lines: (string | null)[]) => lines.filter((line) => line !== null);
  const { title, forms } = contractForms[language];
  return {
    subject: words.subject,
    opening: present([
      words.greeting,
      [
        name && words.name(name),
        words.search({ birth: birth && date(birth), start: start && date(start), days: ifTold('days', values.days) }),
        town && words.town(town),
        place && words.nursery(place),
      ]
        .filter(Boolean)
        .join(' '),
      words.ask,
    ]),
    sections: [
      { title: words.workTitle, paragraphs: words.work },
      {
        title: words.costTitle,
        paragraphs: words.cost({
          price: price(examplePrice),
          credit: price(normal.familyCredit),
          share: percent(familyCredit.nurseryShare),
          cap: price(familyCredit.cap),
          tax: price(normal.taxSaved),
          rate: percent(corporationTax.rate),
          net: price(normal.net),
          reducedRate: percent(corporationTax.reducedRate),
          reducedNet: price(costAt(corporationTax.reducedRate).net),
          untaxedNet: price(costAt(0).net),
        }),
      },
      { title, paragraphs: forms, isList: true },
      { title: words.nextTitle, paragraphs: [words.next(origin + localizePath('/reserver-des-berceaux', language))] },
    ],
    closing: present([contact && words.contact(contact), words.thanks, name, words.checked(date(familyCredit.readOn))]),
  };
}

/** The letter as text to copy into a mail. */
export function letterText({ subject, opening, sections, closing }: Letter): string {
  const bodies = sections.map(({ title, paragraphs, isList }) =>
    [title, ...paragraphs.map((text) => (isList ? `- ${text}` : text))].join('\n'),
  );
  return [subject, ...opening, ...bodies, ...closing].join('\n\n');
}
