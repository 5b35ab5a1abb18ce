import { classNames } from './class-names.ts';
import styles from './shapes.module.css';

/*
 * Decorations, put together from the four blocks of the brand (quarter, disc, arch, leaf) on a grid of 100 units. They never
 * change, so they are pictures of the stylesheet and cost no script.
 */
interface ShapeProps {
  className?: string | undefined;
}

/** The blocks around the arch that holds the picture of a hero; 600 × 400, the arch stands between 100 and 500. */
export function Mosaic({ className }: ShapeProps) {
  return <div className={classNames(styles.mosaic, className)} />;
}

/** A small heap of blocks, for closing calls. */
export function Stack({ className }: ShapeProps) {
  return <div className={classNames(styles.stack, className)} />;
}

/** A frieze of blocks over the whole width; one stands on each page, above the footer. */
export function Frieze() {
  return <div className={styles.frieze} />;
}

/** What stands where editors chose no picture: hills, a house, the sun. Anchored below, so that it suits wide and tall frames. */
export function Scene({ className }: ShapeProps) {
  return <div className={classNames(styles.scene, className)} />;
}
