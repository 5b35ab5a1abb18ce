/** Components of this folder are blocks. */
export const blockFolder = 'blocks.';

interface Attribute {
  type: string;
  components?: string[];
  pluginOptions?: unknown;
}

interface Schemas {
  contentTypes: Record<string, { attributes: object }>;
  components: Record<string, unknown>;
}

/** The blocks that a zone leaves out, as its schema says under `pluginOptions.blocks.except`. */
function leftOut({ pluginOptions }: Attribute): readonly unknown[] {
  const { blocks } = Object(pluginOptions);
  const { except } = Object(blocks);
  return Array.isArray(except) ? except : [];
}

const isZone = (attribute: unknown): attribute is Attribute => Object(attribute).type === 'dynamiczone';

/** Lets every block stand in every dynamic zone, but for those that the zone leaves out: a new block need not be named in each type. */
export function fillZones({ contentTypes, components }: Schemas): void {
  const blocks = Object.keys(components).filter((name) => name.startsWith(blockFolder));
  for (const { attributes } of Object.values(contentTypes)) {
    for (const attribute of Object.values(attributes)) {
      if (isZone(attribute)) attribute.components = blocks.filter((name) => !leftOut(attribute).includes(name));
    }
  }
}
