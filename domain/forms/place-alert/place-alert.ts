import { defineForm } from '../define-form.ts';

/** The wish to be written to when a place is free. */
export const placeAlert = defineForm({
  name: 'place-alert',
  segment: 'alerte',
  page: '/alerte-place',
  asksForPhone: false,
  isFollowed: false,
  hasOwnPage: true,
  withoutMarketing: true,
  outcomes: { asked: 'a-confirmer' },
});

/** What the reader of a mail says of an alert. */
export const alertAnswers = ['confirm', 'end'] as const;
export type AlertAnswer = (typeof alertAnswers)[number];

/** How the addresses in mails call them. */
export const alertAnswerNames: Readonly<Record<AlertAnswer, string>> = { confirm: 'confirmer', end: 'arreter' };

/** Where mail programs end an alert, in both languages. */
export const unsubscribePath = `/alerte-place/${alertAnswerNames.end}`;

/** What a signed link of a mail is about, in the words of the CMS. */
export function alertLinkSubject(answer: AlertAnswer, alert: string): string {
  return `place-alert:${answer}:${alert}`;
}

/** An alert that is confirmed or ended by a link of a mail. */
export const placeAlertAnswer = defineForm({
  name: 'place-alert-answer',
  segment: 'reponse-alerte',
  page: '/alerte-place',
  asksForPhone: false,
  isFollowed: false,
  hasOwnPage: true,
  withoutMarketing: true,
  // `gone`: it has ended, or was never confirmed in time.
  outcomes: { confirmed: 'confirmee', ended: 'arretee', gone: 'terminee' },
});
