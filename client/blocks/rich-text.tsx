import type { Html } from '../components/content-types.ts';
import { HtmlBody } from '../components/html.tsx';
import { Section } from '../components/section.tsx';
import { Fold } from '../components/surfaces/fold.tsx';
import { useMessages } from '../i18n/locale-context.tsx';
import styles from './blocks.module.css';

export interface RichTextBlock {
  type: 'rich-text';
  title: string | null;
  body: Html;
  /** What a phone folds away after it; null where all of it lies open. */
  rest: Html | null;
}

/** A passage of text, its title in the margin on wide screens. */
export function RichText({ block }: { block: RichTextBlock }) {
  const { blocks } = useMessages();
  return (
    <Section>
      <div className="split">
        {block.title ? <h2 className={styles.marginTitle}>{block.title}</h2> : <span />}
        <div className="stack">
          <HtmlBody body={block.body} className="prose" />
          {block.rest && (
            <Fold
              title={
                <>
                  {blocks.readOn}
                  {block.title && <span className="visually-hidden"> ({block.title})</span>}
                </>
              }
            >
              <HtmlBody body={block.rest} className="prose" />
            </Fold>
          )}
        </div>
      </div>
    </Section>
  );
}
