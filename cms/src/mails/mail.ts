export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export type MailLanguage = 'fr' | 'en';

export interface MailText {
  subject: string;
  paragraphs: string[];
}

const signature = 'Crèche Sereine';

/**
 * A mail from its paragraphs; addresses of ours in them become links. `html` is given because Strapi would otherwise send the
 * text as HTML, with whatever markup a stranger typed as a name.
 */
export function writeMail({ subject, paragraphs }: MailText, links: string[] = []): Mail {
  const all = [...paragraphs, signature];
  const html = all.map((paragraph) => `<p>${withLinks(escapeHtml(paragraph), links).replaceAll('\n', '<br>\n')}</p>`).join('\n');
  return { subject: oneLine(subject), text: all.join('\n\n'), html };
}

/** A text that may stand in a header or in the middle of a sentence: whatever was typed, it ends no line. */
export function oneLine(text: unknown): string {
  return String(text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function withLinks(html: string, links: string[]): string {
  return links.map(escapeHtml).reduce((text, link) => text.replace(link, `<a href="${link}">${link}</a>`), html);
}
