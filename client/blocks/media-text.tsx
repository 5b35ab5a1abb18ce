import { Links } from '../components/actions/button-link.tsx';
import { classNames } from '../components/class-names.ts';
import type { Html, Image, Link } from '../components/content-types.ts';
import { HtmlBody } from '../components/html.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { Scene } from '../components/shapes.tsx';
import styles from './blocks.module.css';

export interface MediaTextBlock {
  type: 'media-text';
  title: string;
  body: Html;
  image: Image | null;
  imageSide: 'left' | 'right';
  links: Link[];
}

/** A passage of text beside a picture. */
export function MediaText({ block }: { block: MediaTextBlock }) {
  return (
    <Section>
      <div className={classNames('split even', block.imageSide === 'left' && styles.imageLeft)}>
        <div className="stack">
          <h2>{block.title}</h2>
          <HtmlBody body={block.body} className="prose" />
          <Links links={block.links} />
        </div>
        <div className={styles.media}>
          {block.image ? (
            <Picture
              image={block.image}
              sizes="(min-width: 1280px) 43rem, (min-width: 1024px) 49vw, (min-width: 768px) 110vw, 92vw"
              className={styles.cover}
            />
          ) : (
            <Scene className={styles.cover} />
          )}
        </div>
      </div>
    </Section>
  );
}
