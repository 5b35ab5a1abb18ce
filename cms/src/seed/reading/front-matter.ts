import { parse } from 'yaml';
import { type Fields, isFields } from './fields';

export interface MarkdownFile {
  fields: Fields;
  text: string;
}

/** Splits a Markdown file into its YAML front matter and its text; throws where it has no front matter. */
export function parseMarkdown(source: string): MarkdownFile {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source.replace(/^\uFEFF/, ''));
  if (!parts) throw new Error('no front matter between two lines of ---');
  // The core schema of YAML 1.2 leaves dates as text, which is what Strapi stores.
  const fields: unknown = parse(parts[1] ?? '', { schema: 'core' });
  if (!isFields(fields)) throw new Error('the front matter is not a list of fields');
  return { fields, text: (parts[2] ?? '').trim() };
}
