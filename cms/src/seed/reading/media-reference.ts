import { type Fields, isFields } from './fields';
import type { Attribute, Attributes, SeedSchemas } from './seed-schemas';

/** How a seed file names a picture or a document. */
export interface MediaReference {
  illustration?: string;
  file?: string;
  alt?: string;
}

const keys = ['illustration', 'file', 'alt'];

export function checkMediaReference(value: unknown): string | null {
  if (!isFields(value)) return 'must be { "illustration" or "file", "alt" }';
  const unknown = Object.keys(value).filter((key) => !keys.includes(key));
  if (unknown.length > 0) return `has a part that no media has: ${unknown.join(', ')}`;
  if (Object.values(value).some((part) => typeof part !== 'string')) return 'must consist of texts';
  return Boolean(value.illustration) === Boolean(value.file) ? 'needs either "illustration" or "file"' : null;
}

/** Two references with the same name share one upload. */
export function mediaNameOf({ illustration, file, alt }: MediaReference): string {
  return `${illustration ? `illustration:${illustration}` : `file:${file}`}|${alt ?? ''}`;
}

interface Scope {
  attributes: Attributes;
  schemas: SeedSchemas;
  replace: (reference: MediaReference) => unknown;
}

/** A copy of the fields in which every media reference, however deep, is replaced. */
export function replaceMedia(data: Fields, scope: Scope): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const attribute = scope.attributes[name];
      return [name, attribute && value ? replaceInValue(value, attribute, scope) : value];
    }),
  );
}

function replaceInValue(value: unknown, attribute: Attribute, scope: Scope): unknown {
  if (attribute.type === 'media') {
    if (!attribute.multiple) return scope.replace(value as MediaReference);
    return (value as MediaReference[]).map(scope.replace).filter((id) => id !== null);
  }
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value;
  if (Array.isArray(value)) return value.map((item) => replaceInComponent(item, attribute, scope));
  return replaceInComponent(value as Fields, attribute, scope);
}

function replaceInComponent(item: Fields, attribute: Attribute, scope: Scope): Fields {
  const component = scope.schemas.components[attribute.component ?? String(item.__component)];
  return component ? replaceMedia(item, { ...scope, attributes: component.attributes }) : item;
}

export function collectMedia(data: Fields, { attributes, schemas }: Pick<Scope, 'attributes' | 'schemas'>): MediaReference[] {
  const references: MediaReference[] = [];
  replaceMedia(data, { attributes, schemas, replace: (reference) => references.push(reference) });
  return references;
}
