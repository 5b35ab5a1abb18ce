import { imageWidths } from '../../../client/components/image-address.ts';

/**
 * What pictures are made in. Everything else snaps up to it: whoever types addresses must not be able to fill the cache or
 * to run up the bill of transformations.
 */

/** What addresses of the former site ask for, beyond the widths of this one. */
const formerWidths = [768, 1536, 2560, 3072];

/** Widths and heights in pixels. */
export const sides: readonly number[] = [...imageWidths, ...formerWidths].sort((a, b) => a - b);
export const qualities = [40, 50, 60, 70, 80, 90, 100];
export const blurs = [1, 2, 3, 5, 10, 20, 50, 100, 250];

/** Heights of a picture of both sizes: in parts of its width, which hold 1:1, 4:3, 3:2, 16:9, 16:10 and 2:1 exactly. */
export const heightParts = 48;
export const tallest = 3;

/** Cut-outs begin and end on multiples of so many pixels. */
export const cutStep = 10;

/** Colours kept as they are; of others, the nearest of a coarse grid. */
export const exactColours = ['06cec8', '006e6a', 'e3f8f7', '12304a', '4a6073', 'fff9f2', 'ffd166', 'ffe3d8'];

/** The smallest item that is large enough, or the largest. */
export function snapUp(list: readonly number[], size: number): number {
  return list.find((item) => item >= size) ?? list.at(-1) ?? size;
}

/** The nearest tenth, for factors such as brightness. */
export function snapToTenth(factor: number): number {
  return Math.round(factor * 10) / 10;
}
