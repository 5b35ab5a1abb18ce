import type { Audience } from '../../../../routes.ts';

interface NextStepTexts {
  title: string;
  text: string;
  action: string;
}

export const nextStep = {
  famille: {
    title: 'Demandez une place en crèche',
    text: 'Décrivez votre besoin en quelques minutes\u202f: nous cherchons dans notre réseau et vous aidons à convaincre l’employeur. Une condition\u202f: l’employeur de l’un des parents cofinance la place.',
    action: 'Faire une pré-inscription',
  },
  entreprise: {
    title: 'Réservez un berceau pour un salarié',
    text: 'Une seule place suffit pour commencer. Estimez votre coût net, puis parlons de vos sites et de vos critères.',
    action: 'Réserver des berceaux',
  },
  gestionnaire: {
    title: 'Faites connaître vos places',
    text: 'Vous gardez la main sur vos admissions. Nous vous présentons des familles dont l’employeur finance la place.',
    action: 'Devenir partenaire',
  },
  contact: 'Nous contacter',
} satisfies Record<Audience, NextStepTexts> & { contact: string };
