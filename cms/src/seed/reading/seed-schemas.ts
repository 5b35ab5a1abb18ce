import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillZones } from '../../editorial/block-zones';

/** The part of Strapi's attribute definitions that the seed depends on. */
export interface Attribute {
  type: string;
  required?: boolean;
  enum?: string[];
  regex?: string;
  min?: number;
  max?: number;
  multiple?: boolean;
  repeatable?: boolean;
  component?: string;
  components?: string[];
  relation?: string;
  target?: string;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

export type Attributes = Record<string, Attribute>;

export interface SeedSchemas {
  contentTypes: Record<
    string,
    { attributes: Attributes; options: { draftAndPublish: boolean }; pluginOptions?: Attribute['pluginOptions'] }
  >;
  components: Record<string, { attributes: Attributes }>;
}

/** Reads the schema files themselves, so that seed files can be checked without starting Strapi. */
export function readSeedSchemas(sourceFolder: string): SeedSchemas {
  const schemas: SeedSchemas = { contentTypes: {}, components: {} };
  for (const name of readdirSync(path.join(sourceFolder, 'api'))) {
    const file = path.join(sourceFolder, 'api', name, 'content-types', name, 'schema.json');
    if (existsSync(file)) schemas.contentTypes[`api::${name}.${name}`] = JSON.parse(readFileSync(file, 'utf8'));
  }
  for (const category of readdirSync(path.join(sourceFolder, 'components'))) {
    for (const file of readdirSync(path.join(sourceFolder, 'components', category))) {
      const content = readFileSync(path.join(sourceFolder, 'components', category, file), 'utf8');
      schemas.components[`${category}.${path.basename(file, '.json')}`] = JSON.parse(content);
    }
  }
  fillZones(schemas);
  return schemas;
}

/** True for a field, or a whole type, that has a value of its own in each language. */
export function isLocalized(attribute: Pick<Attribute, 'pluginOptions'> | undefined): boolean {
  return attribute?.pluginOptions?.i18n?.localized === true;
}
