import type { Block, BlockPlace } from '../../../client/blocks/block-table.ts';
import type { StoredBlock } from '../../content/blocks/block-modules.ts';
import type { Secondary } from '../../content/secondary.ts';
import { formSetting } from '../forms/form-setting.ts';
import type { LoaderContext } from '../loader.ts';
import { listBlock } from './list-blocks.ts';
import { withScales } from './simulator-scales.ts';

/**
 * The blocks of a page, in their places. What is fed from other entries never holds the page up: at once where it is kept,
 * else a promise, which is null where it fails. One without entries is left out.
 */
export async function resolveBlocks(blocks: StoredBlock[], context: LoaderContext): Promise<BlockPlace[]> {
  const places = await Promise.all(blocks.map((block) => placeOf(block, context)));
  return places.map(({ value }) => value).filter((place) => place !== null);
}

async function placeOf(block: StoredBlock, context: LoaderContext): Promise<Secondary<Block>> {
  if ('request' in block && block.request === 'simulator') return withScales(block, context);
  if ('request' in block) return listBlock(block, context);
  return block.type === 'form' ? formBlock(block, context) : { value: block };
}

async function formBlock(block: Block<'form'>, context: LoaderContext): Promise<Secondary<Block>> {
  // Most pages have no form, and an isolate without one loads none of their code.
  const { workerForms } = await import('../../forms/forms.ts');
  const form = { ...block, setting: formSetting(context) };
  return (await workerForms[block.form].fillBlock?.(form, context)) ?? { value: form };
}
