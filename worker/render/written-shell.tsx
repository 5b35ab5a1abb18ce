import { createElement, type ReactNode } from 'react';
import { messagesOf } from '../../client/i18n/all-messages.ts';
import { LocaleProvider } from '../../client/i18n/locale-context.tsx';
import { asksConsent } from '../../client/payload/asks-consent.ts';
import type { Payload } from '../../client/payload/payload.ts';
import { Footer } from '../../client/shell/footer.tsx';
import { Header } from '../../client/shell/header.tsx';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import { contentPath, fixedPath } from '../../domain/addresses/fixed-path.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { splitLocale } from '../../domain/locale.ts';
import type { TextPart } from '../bytes.ts';
import { createMark, renderPart, type WrittenParts } from './document-stream.ts';
import { writeHead } from './written-head.tsx';

type ShellPage = Pick<Payload, 'path' | 'locale' | 'contentLocale' | 'config' | 'isPreview' | 'head'> & { shell: ShellProps };

/** What pages have in common, as elements that hold marks; undefined where React has to draw the header for this very page. */
export interface WrittenShell {
  /** What is said of the page, and what is the same on all. */
  head: ReactNode;
  header: ReactNode | undefined;
  footer: ReactNode;
  written: WrittenParts;
}

/** Stands in a header for the path of its page, of which only the links to its languages tell. */
const anyPath = '/chemin-de-la-page';
/** Neither an attribute nor the replacement of a text would hold these as they are. */
const special = /[&<>"'$]/;
/** Of each navigation: the sections of each language, and the pages that a footer names. */
const mostVariants = 60;
const encoder = new TextEncoder();
const element = /^<(\w+) class="([^"]*)">(.*)<\/\1>$/s;

interface Part {
  name: string;
  className: string;
  /** Stands in the element for what is written. */
  mark: string;
  /** UTF-8, without the path of the page that goes between any two of them: to encode it each time would cost a twentieth of a render. */
  pieces: Uint8Array[];
}

/** By the two answers of the CMS that a part is made of: one that is replaced takes along what was written of it. */
const written = new WeakMap<object, WeakMap<object, BoundedMap<string, Part>>>();

function variantsOf(first: object, second: object): BoundedMap<string, Part> {
  const bySecond = written.get(first) ?? new WeakMap<object, BoundedMap<string, Part>>();
  const variants = bySecond.get(second) ?? new BoundedMap<string, Part>(mostVariants);
  written.set(first, bySecond.set(second, variants));
  return variants;
}

async function write(variants: BoundedMap<string, Part>, variant: string, draw: () => ReactNode): Promise<Part> {
  const written = variants.get(variant);
  if (written) return written;
  const [, name = '', className = '', html = ''] = element.exec(await renderPart(draw())) ?? [];
  const part = { name, className, mark: createMark(), pieces: html.split(anyPath).map((piece) => encoder.encode(piece)) };
  variants.set(variant, part);
  return part;
}

const toElement = ({ name, className, mark }: Part) => createElement(name, { className, dangerouslySetInnerHTML: { __html: mark } });

const partsOf = ({ pieces }: Part, path: string): TextPart[] => pieces.flatMap((piece, index) => (index === 0 ? [piece] : [path, piece]));

/** By the sections of a language, their patterns as expressions. */
const expressions = new WeakMap<object, RegExp[]>();

function sectionOf(sections: ShellProps['sections'], path: string): ShellProps['sections'][number] | undefined {
  const patterns = expressions.get(sections) ?? sections.map(({ pattern }) => new RegExp(pattern));
  expressions.set(sections, patterns);
  return sections[patterns.findIndex((pattern) => pattern.test(path))];
}

/** The addresses that header and footer name: on these pages they look otherwise. */
const namedBy = new WeakMap<object, Set<string>>();

function namedIn({ menus, columns, legal }: ShellProps): Set<string> {
  const addresses = namedBy.get(menus);
  if (addresses) return addresses;
  const links = [...menus, ...menus.flatMap(({ items }) => items), ...columns.flatMap((column) => column.links), ...legal];
  const named = new Set(links.map(({ href }) => href));
  namedBy.set(menus, named);
  return named;
}

/**
 * The head of a page; and header and footer, written once for all pages they look the same on. The footer is the worker's alone; a header is taken over by
 * React in the browser as if it had been drawn for its page.
 */
export async function writeShell({ shell, path, locale, contentLocale, head, ...payload }: ShellPage): Promise<WrittenShell> {
  const [pathname = path] = path.split('?');
  const isNamed = namedIn(shell).has(pathname) || pathname === contentPath('gestion-des-cookies', locale);
  const inLocale = (part: ReactNode) => (
    <LocaleProvider locale={locale} messages={messagesOf(locale)}>
      {part}
    </LocaleProvider>
  );
  const consent = asksConsent(payload);
  const footer = await write(variantsOf(shell.columns, shell.socialLinks), `footer ${locale} ${consent} ${isNamed ? pathname : ''}`, () =>
    inLocale(<Footer shell={shell} path={isNamed ? pathname : anyPath} asksConsent={consent} />),
  );
  const french = splitLocale(path).path;
  const header = isNamed ? null : await plainHeader();
  const writtenHead = await writeHead({ head, contentLocale });
  const parts = [footer, ...(header ? [header] : [])].map((part): [string, TextPart[]] => [part.mark, partsOf(part, french)]);
  return {
    head: writtenHead.element,
    header: header ? toElement(header) : undefined,
    footer: toElement(footer),
    written: new Map([[writtenHead.mark, writtenHead.parts], ...parts]),
  };

  async function plainHeader(): Promise<Part | null> {
    const isOfItsOwn = [fixedPath('/recherche', locale), fixedPath('/compte', locale)].some((pagePath) => path.startsWith(pagePath));
    if (french === '/' || isOfItsOwn || special.test(path)) return null;
    const section = sectionOf(shell.sections, path);
    const sections = section ? [{ ...section, pattern: '' }] : [];
    return write(variantsOf(shell.menus, shell.sections), `header ${locale} ${section?.pattern}`, () =>
      inLocale(<Header menus={shell.menus} sections={sections} path={anyPath} />),
    );
  }
}
