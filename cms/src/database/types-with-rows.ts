import type { Core } from '@strapi/strapi';
import { uidOf } from '../editorial/editorial-types';

/**
 * Those of some types with a row that meets a condition in SQL. Tasks look again and again and mostly find nothing: one statement asks for all types,
 * where Strapi takes a millisecond to build the question for one.
 */
export async function typesWithRows<Type extends string>(
  strapi: Core.Strapi,
  { types, condition, bindings }: { types: readonly Type[]; condition: string; bindings: Record<string, unknown> },
): Promise<Type[]> {
  const knex = strapi.db.connection;
  const parts = types.map((type) => {
    const table = strapi.contentType(uidOf(type) as never).collectionName;
    return `SELECT '${type}' AS type WHERE EXISTS (SELECT 1 FROM ${table} WHERE ${condition})`;
  });
  const rows: { type: Type }[] = await knex(knex.raw(`(${parts.join(' UNION ALL ')}) AS types_with_rows`, bindings as never)).select(
    'type',
  );
  const typesOfRows = new Set(rows.map(({ type }) => type));
  return types.filter((type) => typesOfRows.has(type));
}
