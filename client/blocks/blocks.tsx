import { type ComponentType, type ReactNode, use } from 'react';
import { Dispensable } from '../components/error-boundary.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { WholeDocument } from '../components/loading/deferred.tsx';
import { Section } from '../components/section.tsx';
import type { Block, BlockPlace } from './block.ts';
import { blockTable } from './block-table.ts';

interface BlocksProps {
  blocks: BlockPlace[];
  /** True where the title of a hero that comes first is the title of the page. */
  startsPage?: boolean;
}

/** The blocks of a content page, one below the other; one that throws or cannot be had costs itself, not the page. */
export function Blocks({ blocks, startsPage = false }: BlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and are never reordered
    <Dispensable key={index} fallback={import.meta.env.SSR && block instanceof Promise ? <ComingBlock /> : null}>
      <BlockInPlace block={block} isPageTitle={startsPage && index === 0} />
    </Dispensable>
  ));
}

function BlockInPlace({ block, isPageTitle }: { block: BlockPlace; isPageTitle: boolean }): ReactNode {
  const shown = block instanceof Promise ? use(block) : block;
  if (!shown) return null;
  // The table is typed by block, which TypeScript cannot follow through an index.
  const BlockComponent = blockTable[shown.type] as ComponentType<{ block: Block; isPageTitle: boolean }>;
  return <BlockComponent block={shown} isPageTitle={isPageTitle} />;
}

/** What stands in the place of a block that is still on its way, in documents that are sent before they are whole. */
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
