import { type Fields, isFields } from './fields';
import { checkMediaReference } from './media-reference';
import type { Attribute, Attributes, SeedSchemas } from './seed-schemas';

interface Scope {
  attributes: Attributes;
  schemas: SeedSchemas;
  /** Where in the entry, for messages: `blocks[2].links[0].`, or empty. */
  path: string;
}

/** PostgreSQL refuses longer values in a short text, SQLite takes them. */
const shortTextLimit = 255;

/** What is wrong with the fields of one entry or component, one line each. */
export function checkFields(data: Fields, { attributes, schemas, path }: Scope): string[] {
  const unknown = Object.keys(data)
    .filter((name) => name !== '__component' && !(name in attributes))
    .map((name) => `${path}${name} is not a field of this type`);
  const missing = Object.entries(attributes)
    .filter(([name, { required }]) => required && (data[name] === undefined || data[name] === null || data[name] === ''))
    .map(([name]) => `${path}${name} is required`);
  const wrong = Object.entries(data).flatMap(([name, value]) => {
    const attribute = attributes[name];
    return attribute && value !== null && value !== undefined ? checkValue(value, { attribute, schemas, path: path + name }) : [];
  });
  return [...unknown, ...missing, ...wrong];
}

function checkValue(value: unknown, { attribute, schemas, path }: { attribute: Attribute; schemas: SeedSchemas; path: string }): string[] {
  if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
    const isList = attribute.type === 'dynamiczone' || attribute.repeatable;
    const items = isList ? value : [value];
    if (!Array.isArray(items) || !items.every(isFields)) return [`${path} must be ${isList ? 'a list of objects' : 'an object'}`];
    return items.flatMap((item, index) => {
      const name = attribute.component ?? String(item.__component);
      const component = schemas.components[name];
      const place = isList ? `${path}[${index}]` : path;
      if (!component || (attribute.components && !attribute.components.includes(name))) return [`${place}: there is no block ${name}`];
      return checkFields(item, { attributes: component.attributes, schemas, path: `${place}.` });
    });
  }
  const isList = attribute.multiple || attribute.relation?.endsWith('ToMany');
  if (isList && !Array.isArray(value)) return [`${path} must be a list`];
  const problems = (isList ? (value as unknown[]) : [value]).map((item) => checkScalar(item, attribute));
  return problems.filter((problem) => problem !== null).map((problem) => `${path} ${problem}`);
}

function checkScalar(value: unknown, attribute: Attribute): string | null {
  switch (attribute.type) {
    case 'string':
      return (
        checkText(value, attribute) ?? ((value as string).length > shortTextLimit ? `is longer than ${shortTextLimit} characters` : null)
      );
    case 'text':
    case 'richtext':
      return checkText(value, attribute);
    case 'relation':
      return typeof value === 'string' && value !== '' ? null : 'must be a slug';
    case 'enumeration':
      return attribute.enum?.includes(value as string) ? null : `must be one of ${attribute.enum?.join(', ')}`;
    case 'integer':
    case 'float':
      return checkNumber(value, attribute);
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'date':
      return isDate(value) ? null : 'must be a date such as 2026-03-31';
    case 'media':
      return checkMediaReference(value);
    default:
      return null;
  }
}

function checkText(value: unknown, { regex }: Attribute): string | null {
  if (typeof value !== 'string') return 'must be a text';
  return regex && !new RegExp(regex).test(value) ? `has a form that is not allowed: ${value}` : null;
}

function checkNumber(value: unknown, { type, min = -Infinity, max = Infinity }: Attribute): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  if (type === 'integer' && !Number.isInteger(value)) return 'must be a whole number';
  return value < min || value > max ? `must lie between ${min} and ${max}` : null;
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
