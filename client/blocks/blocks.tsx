import type { ComponentType } from 'react';
import { Dispensable } from '../components/error-boundary.tsx';
import type { Block } from './block.ts';
import { blockTable } from './block-table.ts';

interface BlocksProps {
  blocks: Block[];
  /** True where the title of a hero that comes first is the title of the page. */
  startsPage?: boolean;
}

/** The blocks of a content page, one below the other; one that throws costs itself, not the page. */
export function Blocks({ blocks, startsPage = false }: BlocksProps) {
  return blocks.map((block, index) => {
    // The table is typed by block, which TypeScript cannot follow through an index.
    const BlockComponent = blockTable[block.type] as ComponentType<{ block: Block; isPageTitle: boolean }>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and are never reordered
      <Dispensable key={index}>
        <BlockComponent block={block} isPageTitle={startsPage && index === 0} />
      </Dispensable>
    );
  });
}
