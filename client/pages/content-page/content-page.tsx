import type { BlockPlace } from '../../blocks/block-table.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export interface ContentPageProps {
  title: string;
  intro: string | null;
  breadcrumbs: Breadcrumb[];
  blocks: BlockPlace[];
}

/** A page of blocks. Its title is that of its hero where it starts with one, else its own. */
export function ContentPagePage({ title, intro, breadcrumbs, blocks }: ContentPageProps) {
  const [first] = blocks;
  if (first?.type !== 'hero') {
    return (
      <>
        <PageHeader title={title} intro={intro} breadcrumbs={breadcrumbs} />
        <Blocks blocks={blocks} />
      </>
    );
  }
  return (
    <>
      <div className={`tone-${first.tone}`}>
        <div className="container">
          <Breadcrumbs items={breadcrumbs} />
        </div>
      </div>
      <Blocks blocks={blocks} startsPage />
    </>
  );
}
