import type { Model, Models } from '../queries/query-problem';
import { type Field, type FieldProblem, visitFields } from './visit-fields';

const texts = ['string', 'text', 'richtext', 'enumeration'];

/**
 * The first field of an entry without which the site shows neither the entry nor the part it stands in. Strapi takes a text of
 * three blanks for one; the site does not.
 */
export function blankField(entry: Record<string, unknown>, model: Model, models: Models): FieldProblem | null {
  return visitFields(entry, model, { models, visit: problemOf });
}

function problemOf({ attribute, value }: Field): string | null {
  if (!attribute.required || !texts.includes(attribute.type)) return null;
  const isBlank = typeof value !== 'string' || value.trim() === '';
  return isBlank ? 'ce champ est vide, et le site ne peut rien montrer sans lui' : null;
}
