import type { Block } from '../../blocks/block-table.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { useViewport } from '../../viewport/use-viewport.ts';
import styles from './component-preview.module.css';
import { ContentSamples } from './content-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';

export interface ComponentPreviewProps {
  /** Every block, some in more than one state. */
  blocks: Block[];
}

/** Every component and every block in its states, with sample data; not indexed, French throughout. */
export function ComponentPreviewPage({ blocks }: ComponentPreviewProps) {
  return (
    <div lang="fr">
      <PageHeader
        title="Composants"
        intro="Chaque composant et chaque bloc du site, dans tous ses états, avec des données d’exemple."
        breadcrumbs={[
          { label: 'Accueil', href: '/' },
          { label: 'Composants', href: null },
        ]}
      />
      <div className={styles.samples}>
        <ControlSamples />
        <ContentSamples />
        <FeedbackSamples />
        <ScreenSamples />
      </div>
      <Blocks blocks={blocks} />
    </div>
  );
}

/** What the page knows of its reader's screen. */
function ScreenSamples() {
  const { viewport, isLessThan } = useViewport();
  return (
    <Section>
      <SectionHeading title="Écran" />
      <p className="needs-script">
        Point de rupture : <code>{viewport}</code>, {isLessThan('desktop') ? 'plus étroit qu’un ordinateur' : 'au moins un ordinateur'}.
      </p>
    </Section>
  );
}
