import type { AlertAnswer } from '../../../../domain/forms/place-alert/place-alert.ts';
import type { FormTexts } from '../form-texts.ts';

/** An alert that is confirmed or ended. */
export const texts = {
  labels: { alert: 'Alerte', answer: 'Réponse', expires: 'Fin du lien', signature: 'Signature du lien' },
  submit: 'Confirmer mon alerte',
  submits: { confirm: 'Confirmer mon alerte', end: 'Arrêter mon alerte' } satisfies Record<AlertAnswer, string>,
  notice: 'Crèche Sereine enregistre votre réponse pour vous écrire, ou pour ne plus le faire (votre consentement).',
} satisfies FormTexts<Record<'alert' | 'answer' | 'expires' | 'signature', string>> & Record<string, unknown>;
