import type { Block } from '../../blocks/block.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface HomeProps {
  blocks: Block[];
}

/** The home: blocks of the CMS; the hero's title is the title of the page. */
export function HomePage({ blocks }: HomeProps) {
  const { home } = useMessages();
  return (
    <>
      {blocks[0]?.type !== 'hero' && <h1 className="visually-hidden">{home.title}</h1>}
      <Blocks blocks={blocks} startsPage />
    </>
  );
}
