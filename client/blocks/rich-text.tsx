import { HtmlBody } from '../components/html.tsx';
import { Section } from '../components/section.tsx';
import type { RichTextBlock } from './block.ts';
import styles from './blocks.module.css';

/** A passage of text, its title in the margin on wide screens. */
export function RichText({ block }: { block: RichTextBlock }) {
  return (
    <Section>
      <div className="split">
        {block.title ? <h2 className={styles.marginTitle}>{block.title}</h2> : <span />}
        <HtmlBody body={block.body} className="prose" />
      </div>
    </Section>
  );
}
