import type { Locale } from '../../../domain/locale.ts';

type Part<Name extends string> = Record<Name, string>;

interface LetterWords {
  subject: string;
  greeting: string;
  name(name: string): string;
  search(facts: { birth: string | null; start: string | null; days: string | null }): string;
  town(name: string): string;
  nursery(name: string): string;
  ask: string;
  workTitle: string;
  work: string[];
  costTitle: string;
  cost(
    figures: Part<'price' | 'credit' | 'share' | 'cap' | 'tax' | 'rate' | 'net' | 'reducedRate' | 'reducedNet' | 'untaxedNet'>,
  ): string[];
  nextTitle: string;
  next(address: string): string;
  contact(contact: string): string;
  thanks: string;
  checked(date: string): string;
}

/** What the letter to an employer says in each language, whatever the language of the page. */
export const letterWords: Readonly<Record<Locale, LetterWords>> = {
  fr: {
    subject: 'Une place en crèche, avec la participation de l’entreprise',
    greeting: 'Bonjour,',
    name: (name) => `Je m’appelle ${name}.`,
    search: ({ birth, start, days }) =>
      [
        'Je cherche une place en crèche pour mon enfant',
        birth && ` (naissance le ${birth})`,
        start && `, à partir du ${start}`,
        days && `, ${days} ${days === '1' ? 'jour' : 'jours'} par semaine`,
        '.',
      ]
        .filter(Boolean)
        .join(''),
    town: (name) => `Le lieu souhaité\u202f: ${name}.`,
    nursery: (name) => `La crèche qui m’intéresse\u202f: ${name}.`,
    ask: 'Certaines places sont réservées par un employeur qui les cofinance. L’entreprise peut-elle étudier cette possibilité\u202f?',
    workTitle: 'Comment cela marche',
    work: [
      'L’entreprise réserve une place et la paie directement à la crèche. La participation des parents reste à leur charge.',
      'La crèche décide seule de l’admission. La place suit le besoin\u202f: près du domicile, du travail ou du trajet.',
    ],
    costTitle: 'Ce qu’une place coûte, une fois l’impôt compté',
    cost: ({ price, credit, share, cap, tax, rate, net, reducedRate, reducedNet, untaxedNet }) => [
      'Une place n’a pas de prix national\u202f: seul un devis le dit.',
      `Exemple à ${price} par an hors taxes\u202f: crédit d’impôt famille de ${credit} (${share}, plafonné à ${cap} par an) et ${tax} d’impôt sur les sociétés en moins au taux de ${rate}. Coût net\u202f: ${net}\u202f; ${reducedNet} au taux de ${reducedRate}\u202f; ${untaxedNet} sans bénéfice imposable.`,
      'L’entreprise avance la dépense\u202f; le crédit revient l’année suivante, au solde de l’impôt.',
    ],
    nextTitle: 'La prochaine étape',
    next: (address) => `Faire le calcul avec vos montants et demander un devis, sans engagement\u202f: ${address}`,
    contact: (contact) => `Vous pouvez me répondre à\u202f: ${contact}.`,
    thanks: 'Merci de votre attention.',
    checked: (date) => `Règles vérifiées le ${date}, sous réserve de la loi de finances en vigueur.`,
  },
  en: {
    subject: 'A nursery place, with a contribution from the company',
    greeting: 'Hello,',
    name: (name) => `My name is ${name}.`,
    search: ({ birth, start, days }) =>
      [
        'I am looking for a nursery place for my child',
        birth && ` (birth on ${birth})`,
        start && `, from ${start}`,
        days && `, ${days} ${days === '1' ? 'day' : 'days'} a week`,
        '.',
      ]
        .filter(Boolean)
        .join(''),
    town: (name) => `The place I wish for: ${name}.`,
    nursery: (name) => `The nursery I have in mind: ${name}.`,
    ask: 'Some places are reserved by an employer who pays part of them. Could the company look into this?',
    workTitle: 'How it works',
    work: [
      'The company reserves a place and pays the nursery directly. The parents’ own contribution remains theirs.',
      'The nursery alone decides on admission. The place follows the need: near home, work or the way between them.',
    ],
    costTitle: 'What a place costs, once tax is counted',
    cost: ({ price, credit, share, cap, tax, rate, net, reducedRate, reducedNet, untaxedNet }) => [
      'A place has no national price: only a quote tells it.',
      `Example at ${price} a year excluding VAT: family tax credit (crédit d’impôt famille) of ${credit} (${share}, capped at ${cap} a year) and ${tax} less corporation tax at ${rate}. Net cost: ${net}; ${reducedNet} at ${reducedRate}; ${untaxedNet} without taxable profit.`,
      'The company advances the expense; the credit returns the year after, with the balance of the tax.',
    ],
    nextTitle: 'The next step',
    next: (address) => `Work it out with your own amounts and ask for a quote, without commitment: ${address}`,
    contact: (contact) => `You can answer me at: ${contact}.`,
    thanks: 'Thank you for your attention.',
    checked: (date) => `Rules checked on ${date}, subject to the finance act in force.`,
  },
};
