import type { ComponentType, ReactNode } from 'react';
import { Dispensable } from '../components/failure/error-boundary.tsx';
import type { Block, BlockPlace } from './block-table.ts';
import { blockTable } from './block-table.ts';

/** In the worker only: in the browser no block is on its way any more. */
const coming = import.meta.env.SSR ? await import('../components/loading/coming-block.tsx') : null;

interface BlocksProps {
  blocks: BlockPlace[];
  /** True where the title of a hero that comes first is the title of the page. */
  startsPage?: boolean;
}

/** The blocks of a content page, one below the other; one that throws or cannot be had costs itself, not the page. */
export function Blocks({ blocks, startsPage = false }: BlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and are never reordered
    <Dispensable key={index} fallback={coming?.standInFor(block)}>
      <BlockInPlace block={block} isPageTitle={startsPage && index === 0} />
    </Dispensable>
  ));
}

function BlockInPlace({ block, isPageTitle }: { block: BlockPlace; isPageTitle: boolean }): ReactNode {
  const shown = coming ? coming.arrivedBlock(block) : block;
  if (!shown?.type) return null;
  // The table is typed by block, which TypeScript cannot follow through an index.
  const BlockComponent = blockTable[shown.type] as ComponentType<{ block: Block; isPageTitle: boolean }>;
  return <BlockComponent block={shown} isPageTitle={isPageTitle} />;
}
