import type { routes } from '../../routes.ts';
import { type Locale, localizePath } from '../locale.ts';

type Pattern = (typeof routes)[number]['pattern'];
/** The pattern of a route without parameters. */
export type FixedPath = Exclude<Pattern, `${string}{${string}`>;

/** The address of a route without parameters: checked against the table by its type, so that the browser does not carry the table. */
export function fixedPath(pattern: FixedPath, locale: Locale): string {
  return localizePath(pattern, locale);
}

/** The address of a content page of the CMS. */
export function contentPath(slug: string, locale: Locale): string {
  return localizePath(`/${slug}`, locale);
}
