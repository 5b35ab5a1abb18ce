import type { TellableFact } from '../../../../domain/forms/employer-kit.ts';

export const employerKit = {
  title: 'Demander une place à mon employeur',
  intro:
    'Une lettre prête à envoyer à vos ressources humaines\u202f: comment cela marche, ce qu’une place coûte à l’entreprise, et la suite.',
  formTitle: 'Ce que la lettre dit de vous',
  formIntro: 'Seul ce que vous cochez entre dans la lettre. Rien n’est enregistré ni envoyé à votre employeur par nous.',
  facts: {
    name: 'Mon nom',
    birth: 'La naissance de l’enfant, même prévue',
    start: 'La date souhaitée',
    days: 'Le nombre de jours par semaine',
    town: 'La commune souhaitée',
    nursery: 'La crèche',
    contact: 'Comment me répondre',
  } satisfies Record<TellableFact, string>,
  nursery: (name: string) => `La crèche\u00a0: ${name}`,
  tell: 'Le dire dans la lettre',
  contactHint: 'Adresse e\u2011mail ou téléphone.',
  language: 'Langue de la lettre',
  languages: { fr: 'Français', en: 'Anglais' },
  prepare: 'Mettre la lettre à jour',
  letter: 'Votre lettre',
  pdf: 'Télécharger en PDF',
  copy: 'Copier le texte',
  copied: 'Texte copié',
  next: 'Quand vous l’avez envoyée',
  nextText: 'Notez la date dans le suivi de votre demande\u202f: vous l’y retrouverez.',
  followUp: 'Noter la date de ma demande',
  register: 'Faire une pré-inscription',
};
