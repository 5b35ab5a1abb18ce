import type { Column, Format } from './format';
import { nurseryColumns } from './nursery-columns';

/** The name of a column in our own files: `postal_code`, `description_en`. */
export const columnOf = (fact: string): string => fact.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace('.', '_');

const factByColumn = new Map(nurseryColumns.map(({ fact }) => [columnOf(fact), fact]));

/** The fact that a column of ours holds. */
export const factOf = (key: string): string => factByColumn.get(key) ?? key;

/** Nurseries as we export them: every fact is a column, a blank cell says nothing, a dash takes away what is there. */
export const nurseriesFormat: Format = {
  name: 'nurseries',
  signs: ['slug', 'name'],
  columns: nurseryColumns.map(
    ({ fact, aliases, read, isRequired = false }): Column => ({
      key: columnOf(fact),
      aliases,
      read,
      isNeeded: fact === 'slug',
      isClearable: !isRequired && fact !== 'online',
    }),
  ),
};
