import type { AppointmentKind } from '../../../../domain/forms/appointment/appointment.ts';
import type { AppointmentValues } from '../../../../domain/forms/appointment/rules.ts';
import type { FormTexts } from '../form-texts.ts';

/** A visit of a nursery, or a call about it. */
export const texts = {
  labels: {
    nurserySlug: 'Crèche',
    kind: 'Que souhaitez-vous\u202f?',
    slot: 'À quel moment\u202f?',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    email: 'Adresse e\u2011mail',
    message: 'Une précision',
  },
  asks: {
    kind: 'Dites si vous souhaitez une visite ou un appel.',
    slot: 'Choisissez un des moments proposés.',
  },
  hints: {
    slot: 'Heure de Paris. Nous confirmons le rendez-vous avant qu’il ne compte.',
    message: 'Merci de ne pas écrire ici d’information de santé.',
  },
  submit: 'Demander ce rendez-vous',
  notice:
    'Crèche Sereine utilise ces informations pour organiser ce rendez-vous (mesures prises à votre demande). Elles vont à l’équipe, et pour une visite, votre nom et l’heure vont à la crèche. Nous les gardons 3 ans après notre dernier échange. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas vous répondre.',
  about: (nursery: string) => `Au sujet de ${nursery}.`,
  noSlots: 'Aucun créneau n’est proposé en ce moment\u202f: nous vous appelons pour convenir d’un moment.',
  kinds: { visit: 'Visiter la crèche', call_back: 'Être rappelé' } satisfies Record<AppointmentKind, string>,
} satisfies FormTexts<AppointmentValues> & Record<string, unknown>;
