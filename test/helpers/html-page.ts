import { HTMLElement, parse, TextNode } from 'node-html-parser';

/** What a test asks of a document of ours. */
export interface HtmlPage {
  lang: string;
  /** The language of the content, where it is not that of the document. */
  mainLang: string | null;
  title: string;
  description: string;
  canonical: string;
  isIndexable: boolean;
  headings: string[];
  /** Addresses of links, forms left aside. */
  links: string[];
  ids: Set<string>;
  images: Record<string, string>[];
  emptyLists: number;
  /** All that is read or read out: texts, and attributes that hold some. */
  texts: string[];
}

const unread = ['script', 'style', 'noscript'];
const lists = ['ul', 'ol', 'dl', 'select', 'tbody'];
const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'value'];

interface PageContent {
  elements: { name: string; attributes: Record<string, string>; node: HTMLElement }[];
  texts: string[];
}

/** Reads a document. One walk finds everything: selectors would each walk through it again. */
export function readHtmlPage(source: string): HtmlPage {
  const all = walk(parse(source)).elements;
  const first = (name: string) => all.find((element) => element.name === name);
  const meta = (name: string) => all.find((element) => element.name === 'meta' && element.attributes.name === name)?.attributes.content;
  const body = first('body');
  const { elements, texts } = body ? walk(body.node) : { elements: [], texts: [] };
  const named = (name: string) => elements.filter((element) => element.name === name);
  const valuesOf = (name: string) => elements.flatMap(({ attributes }) => attributes[name] ?? []);
  return {
    lang: first('html')?.attributes.lang ?? '',
    mainLang: first('main')?.attributes.lang ?? null,
    title: first('title')?.node.text ?? '',
    description: meta('description') ?? '',
    canonical: all.find(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')?.attributes.href ?? '',
    isIndexable: !meta('robots')?.includes('noindex'),
    headings: named('h1').map(({ node }) => node.text),
    links: named('a').flatMap(({ attributes }) => attributes.href ?? []),
    ids: new Set(valuesOf('id')),
    images: named('img').map(({ attributes }) => attributes),
    emptyLists: elements.filter(({ name, node }) => lists.includes(name) && node.childNodes.length === 0).length,
    texts: [...texts, ...spokenAttributes.flatMap(valuesOf)].filter((text) => text.trim()),
  };
}

/** Elements and texts below an element in their order, without what nobody reads. */
function walk(element: HTMLElement, content: PageContent = { elements: [], texts: [] }): PageContent {
  for (const node of element.childNodes) {
    if (node instanceof TextNode) content.texts.push(node.text);
    if (!(node instanceof HTMLElement) || unread.includes(node.rawTagName)) continue;
    content.elements.push({ name: node.rawTagName, attributes: node.attributes, node });
    walk(node, content);
  }
  return content;
}
