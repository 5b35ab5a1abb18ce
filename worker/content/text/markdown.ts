import { Marked, type Token, type Tokens } from 'marked';
import type { Html } from '../../../client/components/content-types.ts';
import { imageAddress, imageSourceSet } from '../../../client/components/image-address.ts';
import { type Locale, localizePath } from '../../../domain/locale.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { slugify } from '../../../domain/text/slugify.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface RenderedMarkdown {
  body: Html;
  headings: Heading[];
  /** Words of the visible text. */
  wordCount: number;
}

const calloutKinds: Record<string, { kind: string; label: Record<Locale, string> }> = {
  INFO: { kind: 'info', label: { fr: 'À savoir', en: 'Good to know' } },
  ASTUCE: { kind: 'tip', label: { fr: 'Conseil', en: 'Tip' } },
  ATTENTION: { kind: 'warning', label: { fr: 'Attention', en: 'Caution' } },
};
const calloutMark = /^\[!(INFO|ASTUCE|ATTENTION)\]\s*/;
const uploadedPicture = /^\/uploads\/[\w-]+\.(?:jpe?g|png|webp|avif|gif)$/i;
/** How wide a text is. */
const textWidth = '(min-width: 768px) 46rem, 100vw';
const safeHref = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * Markdown of the CMS as safe HTML: raw HTML is shown as text, links outside http, mail, telephone and the site lose their
 * address, and only pictures uploaded to the CMS are shown. `id` is the element the HTML will stand in.
 */
export function renderMarkdown(markdown: string, options: { id: string; locale: Locale }): RenderedMarkdown {
  const { id, locale } = options;
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ href, title, text }) => figureHtml(href, { title, alternativeText: text }),
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        // A picture on a line of its own is a figure, which may not stand in a paragraph.
        return tokens.length === 1 && tokens[0]?.type === 'image' ? html : `<p>${html}</p>\n`;
      },
      heading({ tokens, depth }) {
        const level = Math.max(2, depth);
        const text = plainText(tokens);
        const anchor = uniqueAnchor(slugify(text), headings);
        headings.push({ id: anchor, text, level });
        return `<h${level} id="${anchor}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, title, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (!safeHref.test(href)) return text;
        const rel = /^https?:/i.test(href) ? ' rel="noopener noreferrer"' : '';
        const titleAttribute = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(localizePath(href, locale))}"${titleAttribute}${rel}>${text}</a>`;
      },
      table(token) {
        // Wide tables scroll in a box of their own, which the keyboard must reach; its name must differ from that of the next one.
        const columns = token.header.map(({ tokens }) => plainText(tokens)).join(', ');
        const label = locale === 'fr' ? `Tableau\u202f: ${columns}` : `Table: ${columns}`;
        return `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${tableHtml(token, (tokens) => this.parser.parseInline(tokens))}</div>\n`;
      },
      blockquote({ tokens }) {
        const callout = takeCalloutMark(tokens);
        const html = this.parser.parse(tokens);
        if (!callout) return `<blockquote>${html}</blockquote>\n`;
        return `<div class="callout callout-${callout.kind}" role="note"><p class="callout-label">${callout.label[locale]}</p>${html}</div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { body: { id, html }, headings, wordCount: countWords(html) };
}

/** The same, where only the HTML is wanted. */
export function toHtml(markdown: string, options: { id: string; locale: Locale }): Html {
  return renderMarkdown(markdown, options).body;
}

function tableHtml(token: Tokens.Table, inline: (tokens: Token[]) => string): string {
  const cell = (name: string, attributes: string) => (content: Tokens.TableCell) =>
    `<${name}${attributes}>${inline(content.tokens)}</${name}>`;
  const head = token.header.map(cell('th', ' scope="col"')).join('');
  const rows = token.rows.map((row) => `<tr>${row.map(cell('td', '')).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** A picture of the CMS, with its title as caption; one from elsewhere would send the reader's address there, and leaves its text. */
function figureHtml(href: string, { title, alternativeText }: { title: string | null; alternativeText: string }): string {
  if (!uploadedPicture.test(href)) return escapeHtml(alternativeText);
  const set = imageSourceSet({ source: href, width: Number.POSITIVE_INFINITY });
  const addresses = `src="${escapeHtml(imageAddress(href, 768))}" srcset="${escapeHtml(set ?? '')}" sizes="${textWidth}"`;
  const image = `<img ${addresses} alt="${escapeHtml(alternativeText)}" loading="lazy" decoding="async">`;
  return `<figure>${image}${title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''}</figure>`;
}

/** Removes the mark from the first paragraph of a quote and says which callout it announced. */
function takeCalloutMark(tokens: Token[]) {
  const paragraph = tokens[0];
  if (paragraph?.type !== 'paragraph') return null;
  const text = (paragraph as Tokens.Paragraph).tokens[0];
  const mark = text?.type === 'text' ? calloutMark.exec(text.raw) : null;
  if (!mark || text?.type !== 'text') return null;
  text.raw = text.raw.slice(mark[0].length);
  text.text = text.text.slice(mark[0].length);
  return calloutKinds[mark[1] ?? ''] ?? null;
}

function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? String(token.text) : ''))
    .join('');
}

function uniqueAnchor(anchor: string, headings: Heading[]): string {
  const taken = (candidate: string) => headings.some((heading) => heading.id === candidate);
  let unique = anchor || 'section';
  for (let number = 2; taken(unique); number += 1) unique = `${anchor}-${number}`;
  return unique;
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
