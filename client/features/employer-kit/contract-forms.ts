import type { Locale } from '../../../domain/locale.ts';

/** The three ways to contract for a nursery place, and what each means for the tax credit of the company. */
export const contractForms: Readonly<Record<Locale, { title: string; forms: string[] }>> = {
  fr: {
    title: 'Trois formes de contrat, et celle qui garde le crédit',
    forms: [
      'Convention directe\u202f: l’entreprise signe avec la crèche, qui facture la place. Le crédit d’impôt famille s’applique à ce qui lui est payé.',
      'Convention directe et intermédiaire\u202f: la crèche facture la place, l’intermédiaire facture ses honoraires à part. Le crédit s’applique à la place seule\u202f; les honoraires se déduisent du bénéfice.',
      'Contrat avec l’intermédiaire seul, qui facture tout\u202f: aucun crédit, selon le rescrit BOI-RES-BIC-000176 du 8 janvier 2025.',
    ],
  },
  en: {
    title: 'Three forms of contract, and the one that keeps the credit',
    forms: [
      'Direct agreement: the company signs with the nursery, which invoices the place. The family tax credit applies to what it is paid.',
      'Direct agreement and intermediary: the nursery invoices the place, the intermediary invoices its fee apart. The credit applies to the place alone; the fee is deducted from profit.',
      'Contract with the intermediary alone, which invoices everything: no credit, under the tax ruling BOI-RES-BIC-000176 of 8 January 2025.',
    ],
  },
};
