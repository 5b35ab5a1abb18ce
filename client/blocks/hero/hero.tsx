import { Links } from '../../components/actions/button-link.tsx';
import { classNames } from '../../components/class-names.ts';
import type { Image, Link, Tone } from '../../components/content-types.ts';
import { SearchField } from '../../components/forms/search-field.tsx';
import { Picture } from '../../components/picture.tsx';
import { Mosaic, Scene } from '../../components/shapes.tsx';
import styles from './hero.module.css';

export interface HeroBlock {
  type: 'hero';
  eyebrow: string | null;
  title: string;
  text: string | null;
  searchField: boolean;
  links: Link[];
  image: Image | null;
  tone: Tone;
}

/** The opening of a page: what it is about beside a picture in an arch, among the blocks of the brand. */
export function Hero({ block, isPageTitle }: { block: HeroBlock; isPageTitle: boolean }) {
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <section className={classNames(styles.hero, `tone-${block.tone}`, block.searchField && styles.search)}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
          <Title className={styles.title}>{block.title}</Title>
          {block.text && <p className="lead">{block.text}</p>}
          {block.searchField && <SearchField />}
          <Links links={block.links} />
        </div>
        <div className={classNames(styles.figure, 'no-print')}>
          <Mosaic className={styles.blocks} />
          <div className={styles.arch}>
            {block.image ? (
              <Picture
                image={block.image}
                sizes="(min-width: 1280px) 46rem, (min-width: 1024px) 57vw, (min-width: 840px) 38rem, 72vw"
                priority={isPageTitle}
                className={styles.picture}
              />
            ) : (
              <Scene className={styles.picture} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
