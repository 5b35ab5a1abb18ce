import type { Core } from '@strapi/strapi';
import { editorialTypes, uidOf } from '../../editorial/editorial-types';
import { typeLayouts } from '../../panel/layouts';
import type { Model, Models } from '../../queries/query-problem';
import { partsOf, visitFields } from '../visit-fields';

type Entry = Record<string, unknown>;

const texts = ['string', 'text', 'richtext'];
const hasParts = ({ attributes }: Model) => Object.values(attributes).some(({ type }) => type === 'component' || type === 'dynamiczone');
/** What a link stands between in a text, and alone in a field. */
const linkTo = (path: string) => new RegExp(`(?:^|[(<"\\s]|\\.[a-z]{2,})${path.replaceAll('/', '\\/')}(?=$|[)>"#?\\s])`);

/** The entries of the site that have a link to a path, as an editor knows them. */
export async function linksTo(strapi: Core.Strapi, path: string, except: string): Promise<string[]> {
  const models: Models = { model: (uid) => strapi.getModel(uid as never) };
  const pattern = linkTo(path);
  const names = new Set<string>();
  for (const name of editorialTypes) {
    const model = models.model(uidOf(name));
    if (!model || name === 'redirect') continue;
    for (const entry of await candidates(strapi, { name, model, models, path })) {
      const leads = visitFields(entry, model, {
        models,
        visit: ({ value, attribute }) => (texts.includes(attribute.type) && pattern.test(String(value)) ? 'lien' : null),
      });
      if (leads && entry.documentId !== except) names.add(entryTitle(strapi, name, entry));
    }
  }
  return [...names];
}

/** Entries that could have one: of types without parts the database finds them, the others are few. */
async function candidates(
  strapi: Core.Strapi,
  { name, model, models, path }: { name: string; model: Model; models: Models; path: string },
): Promise<Entry[]> {
  const columns = Object.entries(model.attributes).flatMap(([field, { type }]) => (texts.includes(type) ? [field] : []));
  const mention = { $or: columns.map((field) => ({ [field]: { $contains: path } })) };
  const isLarge = name === 'nursery' || name === 'city';
  const where = { publishedAt: { $notNull: true }, ...((isLarge || !hasParts(model)) && mention) };
  const populate = isLarge ? {} : partsOf(model, models);
  return (await strapi.db.query(uidOf(name) as never).findMany({ where, populate: populate as never })) as Entry[];
}

/** An entry as an editor knows it: its kind and its title. */
export function entryTitle(strapi: Core.Strapi, name: string, entry: Entry): string {
  const models: Models = { model: (uid) => strapi.getModel(uid as never) };
  const words = models.model(uidOf(name))?.info?.displayName ?? name;
  const title = entry[typeLayouts[uidOf(name)]?.title ?? ''];
  return typeof title === 'string' ? `${words} « ${title} »` : words;
}

const mostNamed = 10;

/** The first ten names, and how many more there are. */
export function fewNames(names: readonly string[]): string[] {
  const more = names.length - mostNamed;
  return [...names.slice(0, mostNamed), ...(more > 0 ? [`et ${more} de plus`] : [])];
}
