import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import { parse } from 'yaml';

// Figtree has no narrow no-break space; the plain one keeps the same promise: no line break here.
const replacements = new Map([
  ['\u202F', '\u00A0'],
  ['\u2009', '\u00A0'],
  ['\u2011', '-'],
]);

export const printable = (text) => text.replaceAll(/[\u202F\u2009\u2011]/g, (character) => replacements.get(character));

/** Front matter and body of a Markdown file. */
export function splitFrontMatter(source) {
  const [, head, body] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  if (head === undefined) throw new Error('The front matter is missing.');
  return { attributes: parse(head), body };
}

const styleOf = { strong: { bold: true }, em: { italic: true } };

/** Inline tokens to runs: `{ text, bold, italic, href }`; a line break is a run of its own. */
export function toRuns(tokens = [], style = {}) {
  return tokens.flatMap((token) => {
    if (token.type === 'br') return [{ text: '\n', ...style }];
    if (token.type === 'link') return toRuns(token.tokens, { ...style, href: token.href });
    if (token.tokens) return toRuns(token.tokens, { ...style, ...styleOf[token.type] });
    return [{ text: printable(token.text ?? token.raw).replaceAll(/[ \n]+/g, ' '), ...style }];
  });
}

const calloutKinds = /^\[!(INFO|ASTUCE|ATTENTION)\]\s*/;

function toQuote(token) {
  const kind = token.text.match(calloutKinds)?.[1];
  if (!kind) return { type: 'quote', blocks: toBlocks(token.tokens) };
  return { type: 'callout', kind, blocks: toBlocks(marked.lexer(token.text.replace(calloutKinds, ''))) };
}

const toItem = (item) => ({
  blocks: toBlocks(item.tokens.map((token) => (token.type === 'text' ? { ...token, type: 'paragraph' } : token))),
});

const toCell = (cell) => ({ runs: toRuns(cell.tokens), align: cell.align ?? 'left' });

const readers = {
  heading: (token) => ({ type: token.depth === 2 ? 'chapter' : 'section', runs: toRuns(token.tokens), title: printable(token.text) }),
  paragraph: (token) => ({ type: 'paragraph', runs: toRuns(token.tokens) }),
  list: (token) => ({ type: 'list', ordered: token.ordered, start: token.start || 1, items: token.items.map(toItem) }),
  table: (token) => ({ type: 'table', header: token.header.map(toCell), rows: token.rows.map((row) => row.map(toCell)) }),
  blockquote: toQuote,
};

function toBlocks(tokens) {
  return tokens
    .filter((token) => token.type !== 'space' && token.type !== 'hr')
    .map((token) => {
      const reader = readers[token.type];
      if (!reader) throw new Error(`A white paper cannot hold a "${token.type}": ${token.raw.slice(0, 60)}`);
      return reader(token);
    });
}

/** Reads the full text of a white paper and the cover its listing page names. */
export async function readPaper({ folder, slug }) {
  const source = await readFile(`${folder}/${slug}.full.md`, 'utf8');
  const listing = await readFile(`${folder}/${slug}.md`, 'utf8');
  const { attributes, body } = splitFrontMatter(source);
  const { category, cover } = splitFrontMatter(listing).attributes;
  return {
    slug,
    source,
    category,
    title: printable(attributes.title),
    subtitle: printable(attributes.subtitle),
    date: String(attributes.date),
    cover,
    blocks: toBlocks(marked.lexer(body)),
  };
}
