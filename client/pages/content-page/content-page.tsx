import type { BlockPlace } from '../../blocks/block-table.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export interface ContentPageProps {
  title: string;
  intro: string | null;
  breadcrumbs: Breadcrumb[];
  blocks: BlockPlace[];
  /** The way to the form that the page is about; null where there is none, or the reader stands before it. */
  start?: { label: string; href: string } | null;
}

/** A page of blocks. Its title is that of its hero where it starts with one, else its own. */
export function ContentPagePage({ title, intro, breadcrumbs, blocks, start = null }: ContentPageProps) {
  const [first] = blocks;
  if (first?.type !== 'hero') {
    return (
      <>
        <PageHeader title={title} intro={intro} breadcrumbs={breadcrumbs}>
          {start && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
        </PageHeader>
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
