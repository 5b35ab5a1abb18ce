import { brandName } from '../../../domain/brand.ts';
import type { Image, InLanguage } from '../content-types.ts';
import { Picture } from '../picture.tsx';
import { Scene } from '../shapes.tsx';
import styles from './book-cover.module.css';

/** A white paper as an object: its picture and its title on a cover. Decorative, the title stands beside it. */
export function BookCover({
  image,
  title,
  sizes,
  lang,
  priority = false,
}: { image: Image | null; title: string; sizes: string; priority?: boolean } & InLanguage) {
  return (
    <div className={styles.book} aria-hidden="true" lang={lang}>
      <div className={styles.arch}>
        {image ? (
          <Picture image={{ ...image, alternativeText: '' }} sizes={sizes} priority={priority} className={styles.picture} />
        ) : (
          <Scene className={styles.picture} />
        )}
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.brand}>{brandName}</p>
    </div>
  );
}
