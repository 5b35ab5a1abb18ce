import * as v from 'valibot';
import type { BlockType } from '../../../client/blocks/block-table.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { ReadContext } from '../content-query.ts';
import { blockModules, type StoredBlock } from './block-modules.ts';
import type { BlockModule } from './kit/define-block.ts';

const modules = new Map<string, BlockModule<BlockType, StoredBlock>>(
  Object.values(blockModules).map((module) => [`blocks.${module.type}`, module]),
);

const componentOf = v.object({ __component: v.string() });

/** The name that the CMS has for a block; null where it names none. */
function nameOf(raw: unknown): string | null {
  const named = v.safeParse(componentOf, raw);
  return named.success ? named.output.__component : null;
}

/** The blocks of a dynamic zone; an unknown or broken one is rejected, the others stay. */
export function readBlocks(raw: unknown[], locale: Locale, context: ReadContext): StoredBlock[] {
  return raw.flatMap((item, index) => {
    const component = nameOf(item) ?? 'block without a name';
    const block = modules.get(component)?.read(item, { locale, id: `block-${index + 1}`, context }) ?? 'unknown block';
    if (typeof block !== 'string') return [block];
    context.reject(component, String(index), block);
    return [];
  });
}

/** The texts of a dynamic zone that the site search finds, in the order of the page. */
export function textsOfBlocks(raw: unknown[]): string[] {
  return raw.flatMap((item) => modules.get(nameOf(item) ?? '')?.textsIn(item) ?? []);
}

/** What has to be populated for each component. */
export const blocksPopulate = { on: Object.fromEntries([...modules].map(([name, { populate }]) => [name, populate])) };
