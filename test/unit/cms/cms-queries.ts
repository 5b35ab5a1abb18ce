import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Fields = Record<string, unknown>;

export interface Attribute {
  type: string;
  component?: string;
}

export interface Model {
  kind?: string;
  info: { singularName?: string; pluralName?: string };
  attributes: Record<string, Attribute>;
}

interface QueryRules {
  queryProblem(query: Fields, uid: string, models: { model(uid: string): Model | undefined }): string | null;
}

const source = path.join(import.meta.dirname, '../../../cms/src');
/** The code of the CMS itself; imported by a name that types do not follow, since the CMS is a program of its own. */
const rules = path.join(source, 'queries/query-problem.ts');
const { queryProblem } = (await import(rules)) as QueryRules;

const read = (file: string) => JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Model;

/** The types and components as their files say, with what Strapi adds to each type. */
function readModels(): Map<string, Model> {
  const own = { localizations: { type: 'relation' }, updatedAt: { type: 'datetime' } };
  const types = readdirSync(path.join(source, 'api')).filter((name) => name !== 'account');
  const components = readdirSync(path.join(source, 'components')).flatMap((category) =>
    readdirSync(path.join(source, 'components', category)).map((file) => `${category}/${file}`),
  );
  return new Map([
    ...types.map((name): [string, Model] => {
      const model = read(`api/${name}/content-types/${name}/schema.json`);
      return [`api::${name}.${name}`, { ...model, attributes: { ...own, ...model.attributes } }];
    }),
    ...components.map((file): [string, Model] => [file.replace('/', '.').replace('.json', ''), read(`components/${file}`)]),
  ]);
}

const models = readModels();
/** A type or a component of the CMS, as its file says. */
export function cmsModel(uid: string): Model | undefined {
  return models.get(uid);
}

const uids = new Map([...models].map(([uid, { info, kind }]) => [kind === 'singleType' ? info.singularName : info.pluralName, uid]));

/** A query string in brackets as an object, as the CMS reads it. */
function parseQuery(query: URLSearchParams): Fields {
  const parsed: Fields = {};
  for (const [key, value] of query) {
    const names = key.split(/\]\[|\[|\]/).filter(Boolean);
    const last = names.pop() ?? '';
    let place = parsed;
    for (const [index, name] of names.entries()) {
      const isList = /^\d+$/.test(names[index + 1] ?? last);
      place[name] ??= isList ? [] : {};
      place = place[name] as Fields;
    }
    place[last] = value;
  }
  return parsed;
}

/** Why the CMS would refuse a request of the worker, or null. */
export function refusalOf({ pathname, searchParams }: URL): string | null {
  const [, collection = ''] = pathname.replace(/^\/api/, '').split('/');
  const uid = uids.get(collection);
  return uid ? queryProblem(parseQuery(searchParams), uid, { model: cmsModel }) : null;
}
