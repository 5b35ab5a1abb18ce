import { dateWords } from '../../alerts/place-words';
import type { ClosingReason, RequestState } from '../../domain/placement/request-states.ts';
import { type Mail, type MailLanguage, writeMail } from '../../mails/mail';
import { familyMailTexts, isToldReason, type StepText } from './family-mail-texts';

/** What a family is told of its request. Nothing that anybody has typed is in it, but the name of a nursery. */
export interface FamilyNews {
  reference: string;
  language: MailLanguage;
  state: RequestState;
  closingReason: ClosingReason | null;
  /** The place that is proposed. */
  offer: { nursery: string; startDate: string | null; expiresOn: string | null } | null;
  /** Leads to the page, or to the part of it that the mail is about. */
  link: string;
}

/** Tells a family of a step: what has happened and what happens next; null of a state it need not hear of. */
export function writeStepMail({ reference, language, state, closingReason, offer, link }: FamilyNews): Mail | null {
  const texts = familyMailTexts[language];
  const text = textOf(state, closingReason, language);
  if (!text) return null;
  const day = (date: string | null) => date && dateWords(date, language);
  const proposed = state === 'place_proposed' && offer;
  const paragraphs = [
    texts.hello,
    text.news,
    ...(proposed ? [texts.offer({ nursery: offer.nursery, start: day(offer.startDate), until: day(offer.expiresOn) })] : []),
    [texts.nextTitle, ...text.next.map((line, index) => `${index + 1}. ${line}`)].join('\n'),
    `${proposed ? texts.answer : texts.follow}\n${link}`,
    texts.reference(reference),
  ];
  return writeMail({ subject: text.subject, paragraphs }, [link]);
}

function textOf(state: RequestState, reason: ClosingReason | null, language: MailLanguage): StepText | null {
  const { steps, closed } = familyMailTexts[language];
  if (state === 'received' || state === 'qualified') return null;
  if (state !== 'closed') return steps[state];
  return isToldReason(reason) ? { subject: closed.subject, news: closed.reasons[reason], next: closed.next } : null;
}

interface Question {
  reference: string;
  language: MailLanguage;
  isReminder: boolean;
  yes: string;
  no: string;
}

/** Asks a family whether it still searches; each answer is a link to a button. */
export function writeQuestionMail({ reference, language, isReminder, yes, no }: Question): Mail {
  const texts = familyMailTexts[language];
  const { subject, text, again } = texts.question;
  const paragraphs = [
    texts.hello,
    text,
    ...(isReminder ? [again] : []),
    `${texts.question.yes}\n${yes}`,
    `${texts.question.no}\n${no}`,
    texts.reference(reference),
  ];
  return writeMail({ subject, paragraphs }, [yes, no]);
}
