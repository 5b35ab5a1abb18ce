import * as v from 'valibot';
import type { Block, BlockType } from '../../../../client/blocks/block-table.ts';
import type { MarkdownOptions } from '../../text/markdown.ts';

interface BlockDefinition<Type extends BlockType, Schema extends v.GenericSchema, Stored> {
  /** What the CMS answers for the block. */
  schema: Schema;
  /** What has to be populated: a dynamic zone fills neither media nor nested components by itself. */
  populate: true | { populate: Record<string, true | { populate: Record<string, true> }> };
  /** The block as it is kept, or the reason why it cannot be shown. */
  toBlock(raw: v.InferOutput<Schema>, options: MarkdownOptions): Stored | string;
  /** The texts of the block that the site search finds. */
  text(raw: v.InferOutput<Schema>): (string | null)[];
  /** What the component preview shows of it. */
  samples: Block<Type>[];
}

/** All that the worker knows of a block. It is kept as it is shown, or as a request where its content is other entries. */
export interface BlockModule<Type extends BlockType, Stored>
  extends Pick<BlockDefinition<Type, v.GenericSchema, Stored>, 'populate' | 'samples'> {
  type: Type;
  /** Unknown in, block out, or the reason it cannot be shown. */
  read(raw: unknown, options: MarkdownOptions): Stored | string;
  /** The texts that the site search finds; none where the block cannot be read. */
  textsIn(raw: unknown): string[];
}

/** A block of the CMS: its schema, its populate, its reader, its text for the site search, its samples. */
export function defineBlock<Type extends BlockType, Schema extends v.GenericSchema, Stored>(
  type: Type,
  definition: BlockDefinition<Type, Schema, Stored>,
): BlockModule<Type, Stored> {
  const { schema, populate, toBlock, text, samples } = definition;
  return {
    type,
    populate,
    samples,
    read(raw, options) {
      const parsed = v.safeParse(schema, raw);
      if (parsed.success) return toBlock(parsed.output, options);
      const [issue] = parsed.issues;
      return `${v.getDotPath(issue) ?? ''} ${issue.message}`;
    },
    textsIn(raw) {
      const parsed = v.safeParse(schema, raw);
      return parsed.success ? text(parsed.output).filter((part) => part !== null) : [];
    },
  };
}
