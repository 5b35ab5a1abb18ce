import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { labelOf } from './field-labels';
import { componentLayouts, typeLayouts } from './layouts';
import { layoutOfSchema, ownLabelOf, type PanelAttribute, rowsOf } from './type-layout';
import { valueLabels } from './value-labels';

interface Schema {
  kind?: string;
  attributes: Record<string, PanelAttribute & { type: string; enum?: string[] }>;
}

const source = path.join(import.meta.dirname, '..');
const read = (file: string): Schema => JSON.parse(readFileSync(path.join(source, file), 'utf8'));
const names = (folder: string) => readdirSync(path.join(source, folder));
const types = names('api')
  // Some have routes of their own alone.
  .filter((name) => existsSync(path.join(source, `api/${name}/content-types`)))
  .map((name) => [`api::${name}.${name}`, read(`api/${name}/content-types/${name}/schema.json`)] as const);
const components = names('components').flatMap((folder) =>
  names(`components/${folder}`).map((file) => [`${folder}.${path.basename(file, '.json')}`, read(`components/${folder}/${file}`)] as const),
);
const layoutOfComponent = componentLayouts(Object.fromEntries(components));
const layouts = { ...typeLayouts, ...layoutOfComponent };
/** Of these Strapi makes a row each. */
const wide = ['component', 'dynamiczone', 'json', 'richtext'];
const unlistable = ['json', 'richtext', 'dynamiczone'];
const unsortable = [...unlistable, 'component', 'media'];
const ownFields = ['id', 'updatedAt'];

test('every type and component has a layout, and no other', () => {
  expect(Object.keys(typeLayouts).sort()).toEqual(types.map(([uid]) => uid).sort());
  expect(Object.keys(layoutOfComponent).sort()).toEqual(components.map(([uid]) => uid).sort());
});

test.for([...types, ...components])('%s shows each of its fields once, with a name in French', ([uid, { attributes }]) => {
  const layout = layouts[uid] ?? { title: '', rows: [] };
  const { hidden = [], labels = {}, hints = {} } = layout;
  const rows = rowsOf(layout, attributes);
  expect([...rows.flat(), ...hidden].sort()).toEqual(Object.keys(attributes).sort());
  expect(
    Object.keys(attributes).filter(
      (name) => !hidden.includes(name) && (labels[name] ?? ownLabelOf(attributes[name]) ?? labelOf(name)) === name,
    ),
  ).toEqual([]);
  expect(Object.keys({ ...labels, ...hints }).filter((name) => !(name in attributes))).toEqual([]);
  for (const row of rows) {
    expect([1, 2, 3]).toContain(row.length);
    if (row.length > 1) expect(row.filter((name) => wide.includes(attributes[name]?.type ?? ''))).toEqual([]);
  }
});

test('a field that its schema gives a name stands below the rows of the layout, once', () => {
  const attributes = { title: {}, secret: named('Secret'), siblings: named('Fratrie'), place: named('Lieu'), unnamed: {} };
  const layout = { title: 'title', rows: [['title', 'place']], hidden: ['secret'] };
  expect(rowsOf(layout, attributes)).toEqual([['title', 'place'], ['siblings']]);
});

test('a block is shown as its schema says: a field a row, in order, but for those that stand beside the one before', () => {
  const panel = (options: object) => ({ pluginOptions: { panel: options } });
  expect(layoutOfSchema({ title: {}, author: panel({ hint: 'Qui parle.' }), town: panel({ beside: true }), body: {} })).toEqual({
    title: 'title',
    rows: [['title'], ['author', 'town'], ['body']],
    hints: { author: 'Qui parle.' },
  });
  expect(layoutOfSchema({ quote: panel({ beside: true }), author: {} })).toEqual({
    title: 'quote',
    rows: [['quote'], ['author']],
    hints: {},
  });
});

const named = (label: string) => ({ pluginOptions: { panel: { label } } });

test.for([...types, ...components])('%s is listed and sorted by fields that can be', ([uid, { attributes }]) => {
  const { title = '', sort = `${title}:asc`, columns = [] } = layouts[uid] ?? {};
  const typeOf = (name: string) => (ownFields.includes(name) ? 'string' : (attributes[name]?.type ?? 'missing'));
  expect(columns.filter((name) => ['missing', ...unlistable].includes(typeOf(name)))).toEqual([]);
  const [by = '', order] = sort.split(':');
  expect([title, by].filter((name) => ['missing', ...unsortable].includes(typeOf(name)))).toEqual([]);
  expect(['asc', 'desc']).toContain(order);
});

test('every value of every list of choices has words', () => {
  const choices = [...types, ...components].flatMap(([, { attributes }]) => Object.values(attributes).filter(({ enum: values }) => values));
  const spoken = choices.filter(({ pluginOptions }) => pluginOptions?.panel?.values);
  for (const { enum: values, pluginOptions } of spoken) expect(Object.keys(pluginOptions?.panel?.values ?? {})).toEqual(values);
  const values = choices.filter((choice) => !spoken.includes(choice)).flatMap((choice) => choice.enum ?? []);
  expect(values.filter((value) => !(value in valueLabels))).toEqual([]);
  expect(Object.keys(valueLabels).filter((value) => !values.includes(value))).toEqual([]);
});
