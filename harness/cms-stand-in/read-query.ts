/** A question in Strapi's bracket notation, nested as it is meant. */
export interface Nested {
  [name: string]: string | Nested;
}

/** `filters[slug][$eq]=x` → `{ filters: { slug: { $eq: 'x' } } }`. Lists become objects with numbers as names. */
export function readQuery(parameters: URLSearchParams): Nested {
  const query: Nested = {};
  for (const [name, value] of parameters) {
    const names = name.split(/[[\]]+/).filter(Boolean);
    let place = query;
    for (const part of names.slice(0, -1)) {
      const next = place[part];
      const inner: Nested = typeof next === 'object' ? next : {};
      place[part] = inner;
      place = inner;
    }
    place[names.at(-1) ?? ''] = value;
  }
  return query;
}

/** A list of texts, or a single one. */
export function textsOf(value: string | Nested | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return value.split(',');
  return Object.values(value).map((item) => {
    if (typeof item !== 'string') throw new TypeError('a list of texts has something else in it');
    return item;
  });
}

export function nestedOf(value: string | Nested | undefined): Nested {
  return typeof value === 'object' ? value : {};
}
