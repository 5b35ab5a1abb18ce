export interface WhitePaperMail {
  firstName: string;
  title: string;
  link: string;
  locale: 'fr' | 'en';
}

/** Plain text only: a name typed by a stranger can then carry no markup, and every mail reader shows the link. */
export function writeWhitePaperMail({ firstName, title, link, locale }: WhitePaperMail): { subject: string; text: string } {
  const name = firstName.replace(/\s+/g, ' ').trim();
  if (locale === 'en') {
    return {
      subject: `Your white paper: ${title}`,
      text: `Hello${name && ` ${name}`},

Here is the white paper you asked for, “${title}”:
${link}

You receive this message because this address was entered on our site to get the document. It does not subscribe you to anything.

Crèche Sereine`,
    };
  }
  return {
    subject: `Votre livre blanc\u202f: ${title}`,
    text: `Bonjour${name && ` ${name}`},

Voici le livre blanc que vous avez demandé, «\u202f${title}\u202f»\u202f:
${link}

Vous recevez ce message parce que cette adresse a été saisie sur notre site pour obtenir le document. Il ne vous inscrit à rien.

Crèche Sereine`,
  };
}
