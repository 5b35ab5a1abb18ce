import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PathParams, pathTo } from '../domain/addresses/paths.ts';
import { forms } from '../domain/forms/forms.ts';
import { alertAnswerNames } from '../domain/forms/place-alert/place-alert.ts';
import { type RouteId, routes } from '../routes.ts';

/** A reader of its own: that of the CMS can only be loaded by the CMS. A test compares the two. */
const seedReaders: Partial<Record<RouteId, (folder: string) => PathParams[]>> = {
  city: (folder) => slugsOfList(folder, 'cities.json'),
  nursery: (folder) => slugsOfList(folder, 'nurseries.json'),
  testimonial: (folder) => entriesOf(folder, 'testimonials'),
  'faq-entry': (folder) => entriesOf(folder, 'faq'),
  article: (folder) => entriesOf(folder, 'articles'),
  'white-paper': (folder) => entriesOf(folder, 'white-papers'),
  'place-alert-answer': () => Object.values(alertAnswerNames).map((slug) => ({ slug })),
  'form-outcome': outcomes,
  // No rule leads to what only the link of a mail opens.
  'managed-places': () => [],
  'nursery-proposal': () => [],
  'content-page': (folder) => entriesOf(folder, 'pages'),
};

/** The French path of every page that exists with the seed content. */
export function livePaths(seedFolder: string): Set<string> {
  const paths = routes.flatMap((route) => {
    const read = seedReaders[route.id];
    if (read) return read(seedFolder).map((params) => pathTo(route.id, params));
    const categories = 'categories' in route ? route.categories : [''];
    return categories.map((category) => pathTo(route.id, { category }));
  });
  return new Set(paths);
}

function outcomes(): PathParams[] {
  return Object.values(forms).flatMap((form) =>
    Object.values<string>(form.outcomes).map((segment) => ({ slug: `${form.segment}/${segment}` })),
  );
}

function slugsOfList(folder: string, file: string): PathParams[] {
  const entries = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { slug: string }[];
  return entries.map(({ slug }) => ({ slug }));
}

/** One file an entry; its name is the slug, with `__` for a slash. Translations and the texts of PDFs are no pages of their own. */
function entriesOf(folder: string, name: string): PathParams[] {
  const files = readdirSync(path.join(folder, name)).filter((file) => /^[^.]+\.(?:md|json)$/.test(file));
  return files.map((file) => {
    const text = readFileSync(path.join(folder, name, file), 'utf8');
    const category = /^category: *["']?([\w-]+)/m.exec(text)?.[1] ?? '';
    return { slug: path.parse(file).name.replaceAll('__', '/'), category };
  });
}
