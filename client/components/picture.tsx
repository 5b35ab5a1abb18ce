import { classNames } from './class-names.ts';
import type { Image } from './content-types.ts';
import { imageAddress, imageSourceSet, usualImageWidth } from './image-address.ts';

/**
 * React holds a page back until its pictures are there, but for those whose arrival is listened to: the title of a page and the focus on
 * it never wait for a picture.
 */
const arrived = () => undefined;

interface PictureProps {
  image: Image;
  /** The `sizes` of the place it stands in, such as `(min-width: 1024px) 33vw, 100vw`. */
  sizes: string;
  /** True for the one picture of the first screen: loaded at once and first. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture with its size stated, so that nothing moves when it arrives, in front of a colour of its own. React puts a preload of one
 * with priority into the head, with all its candidates.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  return (
    <img
      className={classNames(className, image.tint !== undefined && `tint-${image.tint}`) || undefined}
      src={imageAddress(image.source, usualImageWidth)}
      srcSet={imageSourceSet({ ...image, sizes })}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alternativeText}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      onLoad={arrived}
      decoding={priority ? undefined : 'async'}
    />
  );
}
