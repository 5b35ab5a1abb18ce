import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One type of schema.org. */
interface SchemaType {
  parents: string[];
  /** Property → names of the types its value may have. */
  properties: Map<string, string[]>;
}

export interface Vocabulary {
  /** Properties of a type with those it inherits; null for a type that does not exist. */
  propertiesOf(type: string): Map<string, string[]> | null;
  isA(type: string, ancestor: string): boolean;
  /** The members of an enumeration, such as `EBook`; empty for other types. */
  membersOf(type: string): string[];
  deprecated: Set<string>;
}

/**
 * The vocabulary of schema.org as the package `schema-dts` holds it: a file of declarations generated from what schema.org
 * publishes, in which each type, property and expected value stands on a line of its own.
 */
export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url);
  const file = require.resolve('schema-dts').replace(/\.js$/, '.d.ts');
  const types = new Map<string, SchemaType>();
  /** Type → the literals of its union. */
  const members = new Map<string, string[]>();
  const deprecated = new Set<string>();
  let current: SchemaType | null = null;
  let isDeprecated = false;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const declared = /^(?:export )?interface (\w+)(Base|Leaf) extends (.+) \{$/.exec(line);
    if (declared) {
      const [, name = '', kind, parents = ''] = declared;
      const names = parents.split(', ').map((parent) => parent.replace(/Base$/, ''));
      // A type without properties of its own has a leaf only, which names its parent.
      current = types.get(name) ?? { parents: kind === 'Leaf' && names[0] === name ? [] : names, properties: new Map() };
      types.set(name, current);
    }
    const property = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\1">;$/.exec(line);
    if (property && current) {
      const [, name = '', values = ''] = property;
      current.properties.set(name, values.split(' | '));
      if (isDeprecated) deprecated.add(name);
    }
    if (line.includes('@deprecated')) isDeprecated = true;
    else if (property || line.startsWith('}')) isDeprecated = false;
    const union = /^export type (\w+) = (".+);$/.exec(line);
    if (union)
      members.set(
        union[1] ?? '',
        [...(union[2] ?? '').matchAll(/"([^"]+)"/g)].map(([, literal = '']) => literal),
      );
  }
  const propertiesByType = new Map<string, Map<string, string[]> | null>();
  function propertiesOf(type: string): Map<string, string[]> | null {
    const definition = types.get(type);
    if (!definition) return null;
    const cached = propertiesByType.get(type);
    if (cached) return cached;
    const inherited = definition.parents.flatMap((parent) => [...(propertiesOf(parent) ?? [])]);
    const all = new Map([...inherited, ...definition.properties]);
    propertiesByType.set(type, all);
    return all;
  }
  const isA = (type: string, ancestor: string): boolean =>
    type === ancestor || (types.get(type)?.parents.some((parent) => isA(parent, ancestor)) ?? false);
  return { propertiesOf, isA, membersOf: (type) => members.get(type) ?? [], deprecated };
}
