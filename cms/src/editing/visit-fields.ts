import { labelOf } from '../panel/field-labels';
import type { Attribute, Model, Models } from '../queries/query-problem';

type Entry = Record<string, unknown>;

/** One field of an entry or of a part of it. */
export interface Field {
  name: string;
  attribute: Attribute;
  value: unknown;
  set(value: unknown): void;
}

export interface FieldProblem {
  /** As the panel finds the field by: names and positions. */
  path: string[];
  /** In French, beginning with where the field is. */
  message: string;
}

interface Place {
  models: Models;
  path: string[];
  /** In words. */
  words: string[];
}

type Visit = (field: Field) => string | null;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Goes through the fields of an entry and of its parts, as far as they are there; ends at the first that something is wrong with. */
export function visitFields(entry: Entry, model: Model, { models, visit }: { models: Models; visit: Visit }): FieldProblem | null {
  return visitModel({ entry, model }, visit, { models, path: [], words: [] });
}

function visitModel({ entry, model }: { entry: Entry; model: Model }, visit: Visit, place: Place): FieldProblem | null {
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const value = entry[name];
    const here = { ...place, path: [...place.path, name] };
    const set = (next: unknown) => {
      entry[name] = next;
    };
    const sentence = visit({ name, attribute, value, set });
    if (sentence) return { path: here.path, message: `${[...place.words, labelOf(name)].join(', ')} : ${sentence}.` };
    const problem = visitParts({ name, attribute, value }, visit, here);
    if (problem) return problem;
  }
  return null;
}

function visitParts(
  { name, attribute, value }: Pick<Field, 'name' | 'attribute' | 'value'>,
  visit: Visit,
  place: Place,
): FieldProblem | null {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return null;
  const isList = Array.isArray(value);
  for (const [index, part] of (isList ? value : [value]).entries()) {
    if (!isEntry(part)) continue;
    const model = place.models.model(attribute.component ?? String(part.__component));
    if (!model) continue;
    const words = attribute.component
      ? labelOf(name) + (isList ? ` ${index + 1}` : '')
      : `Bloc ${index + 1} (${model.info?.displayName ?? ''})`;
    const inside = { ...place, path: isList ? [...place.path, String(index)] : place.path, words: [...place.words, words] };
    const problem = visitModel({ entry: part, model }, visit, inside);
    if (problem) return problem;
  }
  return null;
}

/** What has to be populated so that all parts of an entry are there, with their files where these are asked for. */
export function partsOf({ attributes }: Model, models: Models, { hasMedia = false } = {}): Record<string, object> {
  const insideOf = (component: string) => {
    const model = models.model(component);
    return { populate: model ? partsOf(model, models, { hasMedia }) : {} };
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, component = '', components = [] }]): [string, object][] => {
      if (type === 'media') return hasMedia ? [[name, { fields: ['name', 'mime', 'alternativeText'] }]] : [];
      if (type === 'component') return [[name, insideOf(component)]];
      return type === 'dynamiczone' ? [[name, { on: Object.fromEntries(components.map((one) => [one, insideOf(one)])) }]] : [];
    }),
  );
}
