import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { labelOf } from './field-labels';
import { componentLayouts, typeLayouts } from './layouts';
import { commonHints, ownLabelOf, type PanelAttributes, rowsOf, type TypeLayout } from './type-layout';

interface Model {
  uid: string;
  attributes: PanelAttributes;
}

interface FieldWords {
  edit: { label?: string; description?: string };
  list: { label?: string };
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldWords>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface ConfigurationService {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
}

type Service = ConfigurationService & Record<'findContentType' | 'findComponent', (uid: string) => Model | undefined>;

/** What stands in the store for a layout that an administrator has changed in the panel. */
const theirs = 'administrator';
const formWidth = 12;

/** Writes how the panel shows each type and component; what an administrator has changed there since stays as it is. */
export async function setUpLayouts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'panel', key: 'layouts' });
  const written = ((await store.get()) ?? {}) as Record<string, string>;
  const before = JSON.stringify(written);
  for (const [service, find, layouts] of [
    ['content-types', 'findContentType', typeLayouts],
    ['components', 'findComponent', componentLayouts({ ...strapi.components })],
  ] as const) {
    const configurations = strapi.plugin('content-manager').service(service) as Service;
    const update = configurations.updateConfiguration.bind(configurations);
    for (const [uid, layout] of Object.entries(layouts)) {
      const model = configurations[find](uid);
      const hash = model ? hashOf(model, layout) : '';
      if (!model || written[uid] === theirs || written[uid] === hash) continue;
      const present = await configurations.findConfiguration(model);
      // Another wrote it before there were layouts in code.
      const isFirst =
        written[uid] === undefined && Object.entries(present.metadatas).some(([name, { edit }]) => (edit.label ?? name) !== name);
      written[uid] = isFirst ? theirs : hash;
      if (!isFirst) await update(model, configurationOf(layout, model, present));
    }
    configurations.updateConfiguration = async (model, configuration) => {
      const record = ((await store.get()) ?? {}) as Record<string, string>;
      await store.set({ value: { ...record, [model.uid]: theirs } });
      return update(model, configuration);
    };
  }
  if (JSON.stringify(written) !== before) await store.set({ value: written });
}

function hashOf({ attributes }: Model, layout: TypeLayout): string {
  const names = Object.keys(attributes);
  const words = names.map((name) => [name, ownLabelOf(attributes[name]) ?? labelOf(name), commonHints[name]]);
  return createHash('sha256')
    .update(JSON.stringify([layout, words]))
    .digest('hex')
    .slice(0, 32);
}

function configurationOf(layout: TypeLayout, { attributes }: Model, { settings, metadatas }: Configuration): Configuration {
  const { title, sort = `${title}:asc`, columns, hints, labels } = layout;
  const [defaultSortBy, order = 'asc'] = sort.split(':');
  return {
    settings: { ...settings, mainField: title, defaultSortBy, defaultSortOrder: order.toUpperCase(), pageSize: 50 },
    metadatas: Object.fromEntries(
      Object.entries(metadatas).map(([name, { edit, list }]) => {
        const label = labels?.[name] ?? ownLabelOf(attributes[name]) ?? (name === 'updatedAt' ? 'Modifié le' : labelOf(name));
        const description = hints?.[name] ?? commonHints[name] ?? '';
        return [name, { edit: { ...edit, ...(edit.label !== undefined && { label, description }) }, list: { ...list, label } }];
      }),
    ),
    layouts: {
      list: [...(columns ?? [title])],
      edit: rowsOf(layout, attributes).map((row) => row.map((name) => ({ name, size: formWidth / row.length }))),
    },
  };
}
