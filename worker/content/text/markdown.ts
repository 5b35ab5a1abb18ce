import type { RendererObject, Token, Tokens } from 'marked';
import type { Html } from '../../../client/components/content-types.ts';
import type { Locale } from '../../../domain/locale.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { slugify } from '../../../domain/text/slugify.ts';
import { linkAddress } from '../media/editor-address.ts';
import { pictureHtml, pictureText } from './picture-html.ts';
import { balanceTags, rawHtml } from './raw-html.ts';
import type { TextContext } from './text-context.ts';
import { keepTrueLines } from './true-lines.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface RenderedMarkdown {
  body: Html;
  headings: Heading[];
}

export interface MarkdownOptions {
  /** The element the HTML will stand in. */
  id: string;
  locale: Locale;
  context: TextContext;
}

const calloutKinds: Record<string, { kind: string; label: Record<Locale, string> }> = {
  INFO: { kind: 'info', label: { fr: 'À savoir', en: 'Good to know' } },
  ASTUCE: { kind: 'tip', label: { fr: 'Conseil', en: 'Tip' } },
  ATTENTION: { kind: 'warning', label: { fr: 'Attention', en: 'Caution' } },
};
const calloutMark = /^\[!(INFO|ASTUCE|ATTENTION)\]\s*/;
const tableName: Record<Locale, string> = { fr: 'Tableau', en: 'Table' };

/**
 * Markdown of the CMS as safe HTML, as the panel of the CMS previews it: a line that ends is a line break, marks in HTML are kept
 * where they are harmless, links are put right, only pictures of the media library are shown, and a line that is true of other
 * instances of the site only is left out.
 */
export function renderMarkdown(source: string, options: MarkdownOptions): RenderedMarkdown {
  const { context, id } = options;
  const markdown = keepTrueLines(source, context.hosts.services, (name) => context.reject('condition', id, `${name} is no service`));
  const headings: Heading[] = [];
  const marked = new context.Marked({ gfm: true, breaks: true, renderer: { ...linesOf(options), ...blocksOf(options, headings) } });
  // Only what an editor typed as HTML can be out of balance.
  const made = marked.parse(markdown, { async: false });
  const html = markdown.includes('<') ? balanceTags(made) : made;
  return { body: { id: options.id, html }, headings };
}

/** The same, where only the HTML is wanted. */
export function toHtml(markdown: string, options: MarkdownOptions): Html {
  return renderMarkdown(markdown, options).body;
}

/** What stands within a line. */
function linesOf({ id, locale, context }: MarkdownOptions): RendererObject {
  function linkTag(href: string, title?: string | null): string {
    const address = linkAddress(href, context.hosts, locale);
    if (address === null) {
      context.reject('link', id, `${href} leads nowhere`);
      return '';
    }
    const rel = /^https?:/i.test(address) ? ' rel="noopener noreferrer"' : '';
    return `<a href="${escapeHtml(address)}"${title ? ` title="${escapeHtml(title)}"` : ''}${rel}>`;
  }
  function picture(address: string, alternativeText: string): string {
    const html = pictureHtml({ address, alternativeText }, context);
    if (html === null) context.reject('picture', id, `${address} is not shown`);
    return html ?? pictureText({ address, alternativeText });
  }
  return {
    html: (token) => rawHtml(token.text, token.block === true, { linkTag, picture, tableLabel: tableName[locale] }),
    image: ({ href, text }) => picture(href, text),
    link({ href, title, tokens }) {
      const tag = linkTag(href, title);
      const text = this.parser.parseInline(tokens);
      return tag ? `${tag}${text}</a>` : text;
    },
    del({ raw, tokens }) {
      const text = this.parser.parseInline(tokens);
      return raw.startsWith('~~') ? `<del>${text}</del>` : `<sub>${text}</sub>`;
    },
    // A box that cannot be ticked is a sign.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  };
}

function blocksOf({ locale }: MarkdownOptions, headings: Heading[]): RendererObject {
  return {
    paragraph({ tokens }) {
      return paragraphHtml(tokens, (part) => this.parser.parseInline(part));
    },
    heading({ tokens, depth }) {
      const level = Math.max(2, depth);
      const text = plainText(tokens);
      const anchor = uniqueAnchor(slugify(text), headings);
      headings.push({ id: anchor, text, level });
      return `<h${level} id="${anchor}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    // Long lines scroll, which the keyboard must be able to do.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`,
    table(token) {
      // Wide tables scroll in a box of their own, which the keyboard must reach; its name must differ from that of the next one.
      const columns = token.header.map(({ tokens }) => plainText(tokens)).join(', ');
      const label = `${tableName[locale]}${locale === 'fr' ? '\u202f' : ''}: ${columns}`;
      return `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${tableHtml(token, (tokens) => this.parser.parseInline(tokens))}</div>\n`;
    },
    blockquote({ tokens }) {
      const callout = takeCalloutMark(tokens);
      const html = this.parser.parse(tokens);
      if (!callout) return `<blockquote>${html}</blockquote>\n`;
      return `<div class="callout callout-${callout.kind}" role="note"><p class="callout-label">${callout.label[locale]}</p>${html}</div>\n`;
    },
  };
}

/** A paragraph, its pictures as figures beside it: the editor puts a picture on the line under the text it follows. */
function paragraphHtml(tokens: Token[], inline: (tokens: Token[]) => string): string {
  const parts: string[] = [];
  let line: Token[] = [];
  const endLine = () => {
    const html = inline(line)
      .replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')
      .trim();
    if (html) parts.push(`<p>${html}</p>\n`);
    line = [];
  };
  for (const token of tokens) {
    const picture = pictureIn(token);
    const html = picture && inline([token]);
    if (!html?.includes('<img')) {
      line.push(token);
      continue;
    }
    endLine();
    const caption = picture?.title ? `<figcaption>${escapeHtml(picture.title)}</figcaption>` : '';
    parts.push(`<figure>${html}${caption}</figure>\n`);
  }
  endLine();
  return parts.join('');
}

/** The picture that a token is, by itself or as a link. */
function pictureIn(token: Token): Tokens.Image | null {
  if (isImage(token)) return token;
  const [only, ...others] = token.type === 'link' && token.tokens ? token.tokens : [];
  return only && others.length === 0 && isImage(only) ? only : null;
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === 'image';
}

function tableHtml(token: Tokens.Table, inline: (tokens: Token[]) => string): string {
  const cell = (name: string, attributes: string) => (content: Tokens.TableCell) =>
    `<${name}${attributes}>${inline(content.tokens)}</${name}>`;
  const head = token.header.map(cell('th', ' scope="col"')).join('');
  const rows = token.rows.map((row) => `<tr>${row.map(cell('td', '')).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** Removes the mark from the first paragraph of a quote and says which callout it announced. */
function takeCalloutMark(tokens: Token[]) {
  const paragraph = tokens[0];
  if (paragraph?.type !== 'paragraph') return null;
  const lines = (paragraph as Tokens.Paragraph).tokens;
  const text = lines[0];
  const mark = text?.type === 'text' ? calloutMark.exec(text.raw) : null;
  if (!mark || text?.type !== 'text') return null;
  text.raw = text.raw.slice(mark[0].length);
  text.text = text.text.slice(mark[0].length);
  return calloutKinds[mark[1] ?? ''] ?? null;
}

function plainText(tokens: Token[]): string {
  return tokens
    .filter(({ type }) => type !== 'html')
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? String(token.text) : ''))
    .join('');
}

function uniqueAnchor(anchor: string, headings: Heading[]): string {
  const isTaken = (candidate: string) => headings.some((heading) => heading.id === candidate);
  let unique = anchor || 'section';
  for (let number = 2; isTaken(unique); number += 1) unique = `${anchor}-${number}`;
  return unique;
}
