import { errors } from '@strapi/utils';

const fields = ['firstName', 'lastName', 'phone'] as const;

/** The fields of an account that its owner may change; others are dropped, an empty one is cleared. */
export function readProfile(body: unknown): Partial<Record<(typeof fields)[number], string | null>> {
  const values = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const names = fields.filter((name) => name in values);
  return Object.fromEntries(names.map((name) => [name, readText(name, values[name])]));
}

function readText(name: string, value: unknown): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') throw new errors.ValidationError(`${name} must be a text`);
  return value.trim() || null;
}
