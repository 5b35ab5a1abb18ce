export interface WhitePaperMail {
  firstName: string;
  title: string;
  link: string;
  locale: 'fr' | 'en';
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** `html` is given because Strapi would otherwise send the text as HTML, with whatever markup a stranger typed as a name. */
export function writeWhitePaperMail(content: WhitePaperMail): Mail {
  const { subject, text } = writeText(content);
  const link = escapeHtml(content.link);
  const html = escapeHtml(text).replace(link, `<a href="${link}">${link}</a>`).replaceAll('\n', '<br>\n');
  return { subject, text, html };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function writeText({ firstName, title, link, locale }: WhitePaperMail): { subject: string; text: string } {
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
