import type { ReactNode } from 'react';
import { type HeadElement, headElements } from '../../client/head-elements.ts';
import type { Payload } from '../../client/payload/payload.ts';
import type { Locale } from '../../domain/locale.ts';
import type { TextPart } from '../bytes.ts';
import { createMark, renderPart } from './document-stream.ts';
import { FixedHead } from './fixed-head.tsx';

/** What React draws before and after the mark, which stands in an attribute. */
const beginning = '<meta property="';
const end = '"/>';
const encoder = new TextEncoder();

const escapes: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
/** As React does it, in texts and in attributes. */
const escapeText = (text: string) => text.replace(/["&'<>]/g, (character) => escapes[character] ?? '');

function writeElement([name, { children, ...attributes }]: HeadElement): string {
  let tag = `<${name}`;
  for (const attribute of Object.keys(attributes)) tag += ` ${attribute}="${escapeText(attributes[attribute] ?? '')}"`;
  return children === undefined ? `${tag}/>` : `${tag}>${escapeText(children)}</${name}>`;
}

interface Fixed {
  mark: string;
  bytes: Uint8Array;
}

const fixedHeads = new Map<Locale, Fixed>();

/** The fixed head in a language, without the end of its last element. */
async function writeFixedHead(contentLocale: Locale): Promise<Fixed> {
  const existing = fixedHeads.get(contentLocale);
  if (existing) return existing;
  const html = await renderPart(<FixedHead contentLocale={contentLocale} />);
  const fixed = { mark: createMark(), bytes: encoder.encode(html.slice(0, -end.length)) };
  fixedHeads.set(contentLocale, fixed);
  return fixed;
}

/** The head of a page as one element for React to draw, and what stands for the mark in it: the rest of it, and all the others. */
export async function writeHead({
  head,
  contentLocale,
}: Pick<Payload, 'head' | 'contentLocale'>): Promise<{ element: ReactNode; mark: string; parts: TextPart[] }> {
  const { mark, bytes } = await writeFixedHead(contentLocale);
  const html = headElements(head).map(writeElement).join('');
  return { element: <meta property={mark} />, mark, parts: [html.slice(beginning.length), bytes] };
}
