/**
 * The widths pictures are fetched in, in dots of the screen. Browsers take the first that is wide enough: from 256 on each is at most 1.3 times the
 * one before, and those below are for places of so many pixels. Each costs a transformation of every original that is shown at it.
 */
export const imageWidths = [112, 144, 192, 256, 320, 400, 512, 640, 832, 1024, 1280, 1600, 2048];

/** The width for readers of no `srcset`. */
export const usualImageWidth = 640;

/** The narrowest that a place which grows with the screen is offered. */
const leastOfGrowing = 256;
/** Readers see no more of a small picture on screens of more dots a pixel. */
const mostDensity = 3;

/** Pictures of the CMS and of a bucket are resized; drawings, GIFs, which may move, and what is in the page already are not. */
const resizable = /^(?:\/uploads\/|https:\/\/).*\.(?:avif|jpe?g|png|webp)(?:\?|$)/i;

/** The address of a picture at one of the widths, as WebP. */
export function imageAddress(source: string, width: number): string {
  // The address is decoded once on its way.
  return resizable.test(source) ? `/_ipx/f_webp&w_${width}/${source.replace(/^\//, '').replaceAll('%', '%25')}` : source;
}

/**
 * The candidates of `srcset` up to the width of the original; for a place that always has so many pixels, those that it can show. None where
 * every width has the same address.
 */
export function imageSourceSet({ source, width, sizes = '' }: { source: string; width: number; sizes?: string }): string | undefined {
  if (!resizable.test(source)) return undefined;
  const place = /^\d+px$/.test(sizes) ? Number.parseInt(sizes, 10) : null;
  const most = Math.min(width, place === null ? width : place * mostDensity);
  const offered = imageWidths.filter((candidate) => candidate >= (place ?? leastOfGrowing));
  const enough = offered.findIndex((candidate) => candidate >= most);
  const widths = enough < 0 ? offered : offered.slice(0, enough + 1);
  // The last one is not made wider than the original.
  return widths.map((candidate) => `${imageAddress(source, candidate)} ${Math.min(candidate, width)}w`).join(', ');
}
