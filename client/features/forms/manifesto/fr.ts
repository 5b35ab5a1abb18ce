import type { ManifestoValues } from '../../../../domain/forms/manifesto/rules.ts';
import type { FormTexts } from '../form-texts.ts';
/** The signature of the manifesto. */
export const texts = {
  labels: {
    firstName: 'Prénom',
    lastName: 'Nom',
    role: 'Vous êtes',
    town: 'Votre ville',
    email: 'Adresse e\u2011mail',
  },
  asks: {
    role: 'Dites qui vous êtes, par exemple parent.',
    town: 'Indiquez votre ville.',
  },
  hints: {
    role: 'Par exemple\u202f: parent, directrice de crèche, responsable RH',
  },
  submit: 'Je signe',
  notice:
    'Crèche Sereine recueille votre signature avec votre accord. Votre nom n’est publié que si vous cochez la case prévue\u202f; votre e\u2011mail ne l’est jamais. Nous gardons votre signature jusqu’à son retrait, 3 ans au plus sans nouvelle confirmation. Tous les champs sont nécessaires.',
  boxes: {
    publishName: 'J’accepte que mon nom, mon rôle et ma ville soient publiés parmi les signataires.',
  },
  signatures: (count: string) => `${count} signatures déjà recueillies`,
} satisfies FormTexts<ManifestoValues> & Record<string, unknown>;
