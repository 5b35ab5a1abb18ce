import { Links } from '../components/actions/button-link.tsx';
import type { Link, Tone } from '../components/content-types.ts';
import { Section } from '../components/section.tsx';
import { Stack } from '../components/shapes.tsx';
import styles from './blocks.module.css';

export interface CallToActionBlock {
  type: 'call-to-action';
  title: string;
  text: string | null;
  links: Link[];
  tone: Tone;
}

/** The one clear next step at the end of a page. */
export function CallToAction({ block }: { block: CallToActionBlock }) {
  return (
    <Section>
      <div className={`${styles.call} tone-${block.tone}`}>
        <div className="stack">
          <h2>{block.title}</h2>
          {block.text && <p className="lead">{block.text}</p>}
          <Links links={block.links} />
        </div>
        <Stack className={`${styles.callBlocks} no-print`} />
      </div>
    </Section>
  );
}
