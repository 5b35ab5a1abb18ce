import { withoutSite } from './redirect-problem';
import { slugText } from './slug';

export type TidyLink = { href: string } | { sentence: string };

/** What the site makes a link of. */
const readyLink = /^(?:https?:\/\/\S|mailto:\S|tel:\S|\/(?!\/)|#)/i;
const mail = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;
const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?=[/?#]|$)/i;
const file = /\.(?:pdf|jpe?g|png|gif|webp|svg|docx?|xlsx?|pptx?|odt|zip|html?|php)$/i;
const telephone = /^\+?[\d\s.()\u00a0\u202f-]{9,}$/;
const path = new RegExp(`^${slugText}(?:/${slugText})*/?(?:[?#].*)?$`, 'i');

/** A link as it is meant, or why it would lead nowhere: the site drops what it cannot make a link of. */
export function tidyLink(written: string, { siteUrl, isPage }: { siteUrl: string; isPage(path: string): boolean }): TidyLink {
  const href = withoutSite(written, siteUrl);
  if (href === '' || readyLink.test(href)) return { href };
  if (/^\/\/[^/\s]/.test(href)) return { href: `https:${href}` };
  if (mail.test(href)) return { href: `mailto:${href}` };
  if (host.test(href) && (/^www\./i.test(href) || !file.test(href.replace(/[/?#].*$/, '')))) return { href: `https://${href}` };
  if (telephone.test(href)) return { href: `tel:${href.replaceAll(/[^\d+]/g, '')}` };
  if (path.test(href) && isPage(`/${href.replace(/\/?(?:[?#].*)?$/, '')}`)) return { href: `/${href}` };
  return {
    sentence: `« ${written.trim()} » n’est pas une adresse : écrivez /contact pour une page du site, https://… pour une autre, ou une adresse e-mail`,
  };
}

const linkEnd = /\]\(/g;

/** A text in Markdown with its links as they are meant, or why one would lead nowhere. Pictures are left as they are. */
export function tidyLinksIn(markdown: string, tidy: (href: string) => TidyLink): { text: string } | { sentence: string } {
  let text = '';
  let done = 0;
  for (const { index } of markdown.matchAll(linkEnd)) {
    const start = index + 2;
    const [whole = '', angled, plain] = /^\s*(?:<([^>\n]*)>|([^\s)]*))/.exec(markdown.slice(start)) ?? [];
    if (start < done || isPicture(markdown, index) || isCode(markdown, index)) continue;
    const written = angled ?? plain ?? '';
    if (written === '') return { sentence: 'un lien n’a pas d’adresse : donnez-lui-en une, ou retirez-le' };
    const tidied = tidy(written);
    if ('sentence' in tidied) return tidied;
    if (tidied.href === written) continue;
    text += markdown.slice(done, start) + tidied.href;
    done = start + whole.length;
  }
  return { text: text + markdown.slice(done) };
}

/** Whether the bracket that closes here was opened by `![`. */
function isPicture(markdown: string, end: number): boolean {
  let depth = 0;
  for (let at = end; at >= 0; at -= 1) {
    if (markdown[at] === ']') depth += 1;
    if (markdown[at] === '[') depth -= 1;
    if (depth === 0) return markdown[at - 1] === '!';
  }
  return false;
}

/** Whether this stands between backticks, where nothing is a link. */
function isCode(markdown: string, at: number): boolean {
  const line = markdown.slice(markdown.lastIndexOf('\n', at) + 1, at);
  return (line.match(/`/g)?.length ?? 0) % 2 === 1 || (markdown.slice(0, at).match(/^```/gm)?.length ?? 0) % 2 === 1;
}
