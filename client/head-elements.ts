import { createElement, Fragment, type ReactNode } from 'react';
import type { Head } from './payload/payload.ts';

/** An element of `<head>`: its name and its properties as React spells them, the text of a title among them. */
export type HeadElement = [name: 'meta' | 'link' | 'title', properties: Record<string, string>];

/** What `<head>` says of a page. It is data, since React draws it in the browser and the worker writes it. */
export function headElements({ title, description, robots, canonical, alternates, picture, kind }: Head): HeadElement[] {
  const property = (name: string, content: string): HeadElement => ['meta', { property: name, content }];
  return [
    // First, for the worker's mark stands in an attribute of this name.
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:type', kind),
    property('og:image', picture.address),
    property('og:image:alt', picture.alternativeText),
    ['title', { children: title }],
    ['meta', { name: 'description', content: description }],
    ['meta', { name: 'robots', content: robots ?? 'index, follow' }],
    ['link', { rel: 'canonical', href: canonical }],
    ...alternates.map(({ language, href }): HeadElement => ['link', { rel: 'alternate', hrefLang: language, href }]),
  ];
}

const drawElement = (element: HeadElement) => createElement(...element);

/** The same as React draws it: the elements are named one by one, so that they need no keys. */
export const drawHead = (head: Head): ReactNode => createElement(Fragment, null, ...headElements(head).map(drawElement));
