import type { WhitePaperValues } from '../../../../domain/forms/white-paper/rules.ts';
import type { FormTexts } from '../form-texts.ts';
/** The request of a white paper. */
export const texts = {
  labels: {
    whitePaperSlug: 'Le livre blanc',
    firstName: 'Prénom',
    lastName: 'Nom',
    role: 'Votre fonction',
    company: 'Votre entreprise',
    email: 'Adresse e\u2011mail',
  },
  submit: 'Recevoir le livre blanc',
  notice:
    'Crèche Sereine utilise ces informations pour vous envoyer le livre blanc demandé (mesures prises à votre demande). Elles ne vont qu’à notre équipe. Nous les gardons 12 mois, pour éviter un double envoi. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas envoyer le document.',
} satisfies FormTexts<WhitePaperValues> & Record<string, unknown>;
