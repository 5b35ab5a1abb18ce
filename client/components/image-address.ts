/** The widths the image route serves (specification, section 9). */
export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/**
 * The address of a picture at one of the widths. Until the image route stands this is the source itself, so that no
 * page shows a broken picture; then it becomes `/_ipx/f_webp&w_{width}/{source}`, and nothing else changes.
 */
export function imageAddress(source: string, _width: (typeof imageWidths)[number]): string {
  return source;
}

/** The candidates of `srcset`: no wider than the original, but for the one that holds all of it. None where every width has the same address. */
export function imageSourceSet({ source, width }: { source: string; width: number }): string | undefined {
  const enough = imageWidths.findIndex((candidate) => candidate >= width);
  const widths = enough < 0 ? imageWidths : imageWidths.slice(0, enough + 1);
  const addresses = widths.map((candidate) => imageAddress(source, candidate));
  if (addresses.every((address) => address === source)) return undefined;
  return addresses.map((address, index) => `${address} ${widths[index]}w`).join(', ');
}
