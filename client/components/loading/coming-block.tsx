import { type ReactNode, use } from 'react';
import type { Block, BlockPlace } from '../../blocks/block-table.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Section } from '../section.tsx';
import { WholeDocument } from './deferred.tsx';

/** The block of a place, once it is there; what waits for it shows what stands in for it. */
export function arrivedBlock(block: BlockPlace): Block | null {
  return block instanceof Promise ? use(block) : block;
}

/** What stands in for a block that is still on its way. */
export function standInFor(block: BlockPlace): ReactNode {
  return block instanceof Promise ? <ComingBlock /> : null;
}

/** In documents that are whole when they are sent, what is missing has failed, and leaves no trace. */
function ComingBlock() {
  if (use(WholeDocument)) return null;
  return (
    <div data-fallback>
      <Section>
        <Skeleton />
      </Section>
    </div>
  );
}
