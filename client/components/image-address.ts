/** The widths of the site's places for pictures, in pixels of the page. */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** What is fetched: those widths on screens of one and of two dots a pixel. */
const fetchedWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];

/** Pictures of the CMS and of a bucket are resized; drawings, GIFs, which may move, and what is in the page already are not. */
const resizable = /^(?:\/uploads\/|https:\/\/).*\.(?:avif|jpe?g|png|webp)(?:\?|$)/i;

/** The address of a picture at one of the widths, as WebP. */
export function imageAddress(source: string, width: number): string {
  // The address is decoded once on its way.
  return resizable.test(source) ? `/_ipx/f_webp&w_${width}/${source.replace(/^\//, '').replaceAll('%', '%25')}` : source;
}

/** The candidates of `srcset` up to the width of the original. None where every width has the same address. */
export function imageSourceSet({ source, width }: { source: string; width: number }): string | undefined {
  if (!resizable.test(source)) return undefined;
  const enough = fetchedWidths.findIndex((candidate) => candidate >= width);
  const widths = enough < 0 ? fetchedWidths : fetchedWidths.slice(0, enough + 1);
  // The last one is not made wider than the original.
  return widths.map((candidate) => `${imageAddress(source, candidate)} ${Math.min(candidate, width)}w`).join(', ');
}
