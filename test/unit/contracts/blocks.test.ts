import { describe, expect, test, vi } from 'vitest';
import { blockTable } from '../../../client/blocks/block-table.ts';
import { blockForms } from '../../../domain/forms/forms.ts';
import { type Attribute, type Schema, schemas } from '../../../harness/cms-stand-in/seed.ts';
import { blocksPopulate, readBlocks, textsOfBlocks } from '../../../worker/content/blocks/read-blocks.ts';
import { readContext } from '../../app/read-context.ts';

type Fields = Record<string, unknown>;

const blocks = Object.entries(schemas.components).filter(([name]) => name.startsWith('blocks.'));
const names = blocks.map(([name]) => name).toSorted();
const componentOf = ({ component = '' }: Attribute): Schema => {
  const schema = schemas.components[component];
  if (!schema) throw new Error(`there is no component ${component}`);
  return schema;
};

/** A value as the CMS keeps one, different for each attribute. */
function sampleOf(name: string, attribute: Attribute): unknown {
  switch (attribute.type) {
    case 'enumeration':
      return attribute.enum?.at(-1);
    case 'boolean':
      return true;
    case 'integer':
    case 'float':
      return 7;
    case 'media':
      return { url: `/uploads/${name}.jpg`, alternativeText: name, width: 1600, height: 1000 };
    case 'component': {
      const item = wholeOf(componentOf(attribute));
      return attribute.repeatable ? [item] : item;
    }
    default:
      return `/${name}`;
  }
}

const wholeOf = ({ attributes }: Schema): Fields =>
  Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, sampleOf(name, attribute)]));

/** As little as the CMS lets an editor save. */
const leastOf = ({ attributes }: Schema): Fields =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, attribute.required ? sampleOf(name, attribute) : emptyOf(attribute)]),
  );

/** What the CMS answers for a field that was left empty; a list has an item with as little as it may. */
const emptyOf = (attribute: Attribute): unknown =>
  attribute.type === 'component' && attribute.repeatable ? [leastOf(componentOf(attribute))] : null;

function read(component: string, fields: Fields) {
  const reject = vi.fn();
  const [block] = readBlocks([{ __component: component, ...fields }], 'fr', readContext({ reject }));
  return { block, rejected: reject.mock.calls };
}

/** Fields that note by which names they are read, at any depth. */
function watched(fields: Fields, schema: Schema, { seen, path = '' }: { seen: Set<string>; path?: string }): Fields {
  const watch = (value: unknown, name: string): unknown => {
    const attribute = schema.attributes[name];
    if (attribute?.type !== 'component') return value;
    const watchItem = (item: Fields) => watched(item, componentOf(attribute), { seen, path: `${path}${name}.` });
    return Array.isArray(value) ? value.map(watchItem) : watchItem(value as Fields);
  };
  return new Proxy(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, watch(value, name)])), {
    get(target, name) {
      if (typeof name === 'string') seen.add(path + name);
      return Reflect.get(target, name);
    },
  });
}

function attributePaths({ attributes }: Schema, path = ''): string[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => [
    path + name,
    ...(attribute.type === 'component' ? attributePaths(componentOf(attribute), `${path}${name}.`) : []),
  ]);
}

/** What a component needs to have populated: its files and its components, and theirs. */
function populateOf({ attributes }: Schema): true | { populate: Fields } {
  const parts = Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
    if (attribute.type === 'media') return [[name, true]];
    return attribute.type === 'component' ? [[name, populateOf(componentOf(attribute))]] : [];
  });
  return parts.length ? { populate: Object.fromEntries(parts) } : true;
}

test('every block of the CMS has a component of the site, and no other', () => {
  expect(
    Object.keys(blockTable)
      .map((type) => `blocks.${type}`)
      .toSorted(),
  ).toEqual(names);
});

test('pages may hold every block, the home page all but the one of the cookie page', () => {
  const zoneOf = (type: string) => schemas.contentTypes[`api::${type}.${type}`]?.attributes.blocks?.components?.toSorted();
  expect(zoneOf('page')).toEqual(names);
  expect(zoneOf('home')).toEqual(names.filter((name) => name !== 'blocks.cookie-choices'));
});

test('editors may choose every form that stands among blocks, and no other', () => {
  const { form } = schemas.components['blocks.form']?.attributes ?? {};
  expect(form?.enum?.toSorted()).toEqual(blockForms.toSorted());
});

test('the worker has files and components of every block populated, and asks for nothing else', () => {
  expect(blocksPopulate.on).toEqual(Object.fromEntries(blocks.map(([name, schema]) => [name, populateOf(schema)])));
});

/** Fields of text that say nothing of their own: addresses, units, words for a link, what only readers without consent see. */
const untold = ['href', 'url', 'prefix', 'suffix', 'linkLabel', 'bodyWithout'];

/** The texts of a block, wherever they stand in it. */
function textsOf({ attributes }: Schema): string[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    if (attribute.type === 'component') return textsOf(componentOf(attribute));
    return ['string', 'text', 'richtext'].includes(attribute.type) && !untold.includes(name) ? [`/${name}`] : [];
  });
}

describe.for(blocks)('%s', ([name, schema]) => {
  test('the worker reads the fields of its schema, and no other', () => {
    const seen = new Set<string>();
    const reject = vi.fn();
    readBlocks([watched({ __component: name, ...wholeOf(schema) }, schema, { seen })], 'fr', readContext({ reject }));
    expect(reject).not.toHaveBeenCalled();
    expect([...seen].filter((field) => field !== '__component').toSorted()).toEqual(attributePaths(schema).toSorted());
  });

  test('the site search finds its texts, in the order of its fields', () => {
    expect(textsOfBlocks([{ __component: name, ...wholeOf(schema) }])).toEqual(textsOf(schema));
  });

  test('whatever the CMS lets an editor save is shown', () => {
    const { block, rejected } = read(name, leastOf(schema));
    expect(rejected).toEqual([]);
    for (const [field, attribute] of Object.entries(schema.attributes)) {
      if (!attribute.repeatable || !block) continue;
      expect(Object.entries(block).find(([key]) => key === field)?.[1] ?? [null], `items of ${field}`).toHaveLength(1);
    }
  });

  test('each choice of the CMS is one to the worker', () => {
    const whole = wholeOf(schema);
    for (const [field, attribute] of Object.entries(schema.attributes)) {
      const items = attribute.type === 'component' ? Object.entries(componentOf(attribute).attributes) : [];
      for (const [inner, { enum: choices }] of items) {
        const shown = choices?.map((choice) =>
          read(name, { ...whole, [field]: [{ ...wholeOf(componentOf(attribute)), [inner]: choice }] }),
        );
        expect(new Set(shown?.map((each) => JSON.stringify(each))).size, `${field}.${inner}`).toBe(choices?.length ?? 0);
      }
      const shown = attribute.enum?.map((choice) => read(name, { ...whole, [field]: choice }));
      expect(new Set(shown?.map((each) => JSON.stringify(each))).size, field).toBe(attribute.enum?.length ?? 0);
      expect(shown?.flatMap(({ rejected }) => rejected) ?? [], field).toEqual([]);
    }
  });
});
