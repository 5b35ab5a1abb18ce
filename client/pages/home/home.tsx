import type { BlockPlace } from '../../blocks/block-table.ts';
import { Blocks } from '../../blocks/blocks.tsx';

export interface HomeProps {
  /** Read aloud only, and only where editors have not started the page with a hero. */
  title: string;
  blocks: BlockPlace[];
}

/** The home: blocks of the CMS; the hero's title is the title of the page. */
export function HomePage({ title, blocks }: HomeProps) {
  return (
    <>
      {blocks[0]?.type !== 'hero' && <h1 className="visually-hidden">{title}</h1>}
      <Blocks blocks={blocks} startsPage />
    </>
  );
}
