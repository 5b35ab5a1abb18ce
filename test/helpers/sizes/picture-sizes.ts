import type { Page } from 'playwright-core';

/** A picture of a page in its place, in pixels of the page but for its candidates. */
export interface PlacedPicture {
  name: string;
  sizes: string;
  /** The width its `sizes` name. */
  sizesWidth: number;
  /** The width it is drawn in: what covers its frame may be wider than that. 0 where it is not shown. */
  needed: number;
  /** The widths it is offered in, in dots; empty where it has one address. */
  candidates: number[];
}

/** The pictures that come in several widths, as the page stands. */
export function placedPictures(page: Page): Promise<PlacedPicture[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
      const entry = image.sizes
        .split(/,\s*/)
        .map((size) => /^(\(.*\))?\s*(\S+)$/.exec(size))
        .find((match) => match && (!match[1] || matchMedia(match[1]).matches));
      // Another for each: for who wants no motion, styles change what changes a moment later.
      const ruler = document.createElement('div');
      ruler.style.inlineSize = entry?.[2] ?? '0';
      const sizesWidth = document.body.appendChild(ruler).getBoundingClientRect().width;
      ruler.remove();
      const { clientWidth, clientHeight } = image;
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isCover = getComputedStyle(image).objectFit === 'cover';
      const needed = isCover ? Math.max(clientWidth, clientHeight * ratio) : clientWidth;
      const candidates = [...image.srcset.matchAll(/ (\d+)w/g)].map((candidate) => Number(candidate[1]));
      return { name: image.src.replace(/^.*\//, ''), sizes: image.sizes, sizesWidth, needed, candidates };
    }),
  );
}

/** How many times as wide as its place a picture may be that is fetched. */
export const mostTooWide = 1.3;

/** The candidate that browsers fetch for a screen of so many dots a pixel: the first that is wide enough. */
export function chosenWidth({ sizesWidth, candidates }: Pick<PlacedPicture, 'sizesWidth' | 'candidates'>, density: number): number {
  return candidates.find((candidate) => candidate >= sizesWidth * density) ?? candidates.at(-1) ?? 0;
}

/** Pictures that are fetched wider than their places show on a screen of two dots a pixel: a line for each. */
export function tooWidePictures(pictures: PlacedPicture[]): string[] {
  const density = 2;
  return pictures
    .map((picture) => ({ ...picture, chosen: chosenWidth(picture, density), shown: picture.needed * density }))
    .filter(({ needed, chosen, shown }) => needed > 0 && chosen > shown * mostTooWide)
    .map(({ name, sizes, chosen, shown }) => `${name} is ${chosen} dots wide, its place ${Math.round(shown)}: "${sizes}"`);
}
