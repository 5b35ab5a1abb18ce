import { type Mail, type MailLanguage, oneLine, writeMail } from './mail';

export interface WhitePaperMail {
  firstName: string;
  title: string;
  link: string;
  locale: MailLanguage;
}

/** The mail that carries the link to a white paper. */
export function writeWhitePaperMail({ firstName, title, link, locale }: WhitePaperMail): Mail {
  const name = oneLine(firstName);
  if (locale === 'en') {
    return writeMail(
      {
        subject: `Your white paper: ${title}`,
        paragraphs: [
          `Hello${name && ` ${name}`},`,
          `Here is the white paper you asked for, “${title}”. The link works for 30 days:\n${link}`,
          'You receive this message because this address was entered on our site to get the document. It does not subscribe you to anything.',
        ],
      },
      [link],
    );
  }
  return writeMail(
    {
      subject: `Votre livre blanc\u202f: ${title}`,
      paragraphs: [
        `Bonjour${name && ` ${name}`},`,
        `Voici le livre blanc que vous avez demandé, «\u202f${title}\u202f». Le lien reste valable 30 jours\u202f:\n${link}`,
        'Vous recevez ce message parce que cette adresse a été saisie sur notre site pour obtenir le document. Il ne vous inscrit à rien.',
      ],
    },
    [link],
  );
}
