/** What a test asks of a document of ours. React writes regular HTML, so that patterns read it well enough. */
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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#x27': "'", '#39': "'" };
const decode = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
const plain = (html: string) => decode(html.replace(/<!--.*?-->|<[^>]+>/gs, ''));

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>`, 'g'))].map(([tag]) => attributesOf(tag));

/** Reads a document. */
export function readHtmlPage(source: string): HtmlPage {
  const html = source.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, '');
  const metas = tagsOf(html, 'meta');
  const meta = (name: string) => metas.find((tag) => tag.name === name)?.content ?? '';
  const body = html.slice(html.indexOf('<body'));
  const spoken = [...body.matchAll(/ (?:alt|aria-label|title|placeholder|value)="([^"]*)"/g)].map(([, text = '']) => decode(text));
  return {
    lang: tagsOf(html, 'html')[0]?.lang ?? '',
    mainLang: tagsOf(html, 'main')[0]?.lang ?? null,
    title: decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? '',
    isIndexable: !meta('robots').includes('noindex'),
    headings: [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => plain(text)),
    links: tagsOf(body, 'a').flatMap(({ href }) => href ?? []),
    ids: new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decode(id))),
    images: tagsOf(body, 'img'),
    emptyLists: [...body.matchAll(/<(ul|ol|dl|select|tbody)[^>]*><\/\1>/g)].length,
    texts: [
      ...body
        .replace(/<!--.*?-->/gs, '')
        .split(/<[^>]+>/)
        .map(decode),
      ...spoken,
    ].filter((text) => text.trim()),
  };
}
