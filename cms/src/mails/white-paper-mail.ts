import { type Mail, type MailLanguage, writeMail } from './mail';

export interface WhitePaperMail {
  title: string;
  link: string;
  locale: MailLanguage;
}

/** The mail that carries the link to a white paper. Nobody has shown that the address is theirs: nothing that was typed is in it, not even a name. */
export function writeWhitePaperMail({ title, link, locale }: WhitePaperMail): Mail {
  if (locale === 'en') {
    return writeMail(
      {
        subject: `Your white paper: ${title}`,
        paragraphs: [
          'Hello,',
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
        'Bonjour,',
        `Voici le livre blanc que vous avez demandé, «\u202f${title}\u202f». Le lien reste valable 30 jours\u202f:\n${link}`,
        'Vous recevez ce message parce que cette adresse a été saisie sur notre site pour obtenir le document. Il ne vous inscrit à rien.',
      ],
    },
    [link],
  );
}
