import type { Head } from './payload/payload.ts';

/** An element of `<head>`: its name, its attributes as React spells them, and its text. */
export type HeadElement = [name: 'meta' | 'link' | 'title', attributes: Record<string, string>, text?: string];

/** What `<head>` says of a page, by keys of its own. It is data, since React draws it in the browser and the worker writes it. */
export function headElements({ title, description, robots, canonical, alternates, picture, kind }: Head): Record<string, HeadElement> {
  const property = (name: string, content: string): HeadElement => ['meta', { property: name, content }];
  return {
    // First, for the worker's mark stands in an attribute of this name.
    shareTitle: property('og:title', title),
    shareDescription: property('og:description', description),
    shareAddress: property('og:url', canonical),
    shareKind: property('og:type', kind),
    sharePicture: property('og:image', picture.address),
    sharePictureText: property('og:image:alt', picture.alternativeText),
    title: ['title', {}, title],
    description: ['meta', { name: 'description', content: description }],
    robots: ['meta', { name: 'robots', content: robots ?? 'index, follow' }],
    canonical: ['link', { rel: 'canonical', href: canonical }],
    ...Object.fromEntries(
      alternates.map(({ language, href }): [string, HeadElement] => [language, ['link', { rel: 'alternate', hrefLang: language, href }]]),
    ),
  };
}
