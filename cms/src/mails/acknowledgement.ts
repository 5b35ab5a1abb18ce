import { type Mail, type MailLanguage, type MailText, writeMail } from './mail';

/** What the sender of a submission is told, in both languages. */
export type AcknowledgementTexts = Readonly<Record<MailLanguage, MailText>>;

export interface Acknowledgement {
  texts: AcknowledgementTexts;
  reference: string;
  language: MailLanguage;
  /** Where its sender sees how far it has come; null of what nobody follows. */
  followUpLink: string | null;
}

/** Tells somebody that their request has arrived, under which reference, and what happens next. Nothing they have typed is in it. */
export function writeAcknowledgement({ texts, reference, language, followUpLink }: Acknowledgement): Mail {
  const { subject, paragraphs } = texts[language];
  const words = closing[language];
  const follow = followUpLink ? [`${words.follow}\n${followUpLink}`] : [];
  return writeMail(
    { subject, paragraphs: [words.hello, ...paragraphs, words.reference(reference), ...follow] },
    followUpLink ? [followUpLink] : [],
  );
}

const closing: Record<MailLanguage, { hello: string; follow: string; reference(reference: string): string }> = {
  fr: {
    hello: 'Bonjour,',
    follow: 'Suivre votre demande, sans rien retaper\u202f:',
    reference: (reference) => `Votre numéro de dossier\u202f: ${reference}`,
  },
  en: {
    hello: 'Hello,',
    follow: 'Follow your request, with nothing to type again:',
    reference: (reference) => `Your reference: ${reference}`,
  },
};
