import { foldFrench } from './french-text.ts';

/** Text as a slug: ASCII letters and digits joined by single hyphens. */
export function slugify(text: string): string {
  return foldFrench(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
