import type { Html } from '../components/content-types.ts';
import { HtmlBody } from '../components/html.tsx';
import { Section } from '../components/section.tsx';
import styles from './blocks.module.css';

export interface RichTextBlock {
  type: 'rich-text';
  title: string | null;
  body: Html;
}

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
