export interface FittedTitle {
  text: string;
  /** In pixels. */
  fontSize: number;
}

interface Box {
  width: number;
  height: number;
}

export const titleLineHeight = 1.14;

const sizes = [76, 70, 64, 58, 52, 47, 42];
/** Widths of Figtree at weight 800 in shares of the font size, rounded up so that a line never needs more. */
const widths: [RegExp, number][] = [
  [/[ \u00a0]/, 0.26],
  [/[iljI.,:;'’!|]/, 0.32],
  [/[ftr()\-–"«»/[\]]/, 0.44],
  [/[mwMWŒœ—…%@]/, 0.96],
  [/\p{Lu}|&/u, 0.76],
  [/./u, 0.62],
];

/** The title in the largest size that fits; one that fits in none is cut between two words. A word is never cut. */
export function fitTitle(title: string, box: Box): FittedTitle {
  // The font has no narrow no-break space.
  let text = title.replaceAll('\u202f', '\u00a0').trim().replace(/ +/g, ' ');
  const smallest = sizes.at(-1) ?? 0;
  for (const fontSize of sizes) if (fits(text, { box, fontSize })) return { text, fontSize };
  while (text.includes(' ') && linesOf(text, { box, fontSize: smallest }) > linesIn(box, smallest)) {
    text = `${text.slice(0, text.lastIndexOf(' ')).replace(/[ \u00a0,;:–—…-]+$/, '')}…`;
  }
  // A word wider than the box makes everything smaller.
  const widest = Math.max(...wordsOf(text).map(widthOf));
  return { text, fontSize: Math.min(smallest, Math.floor(box.width / widest)) };
}

function fits(text: string, { box, fontSize }: { box: Box; fontSize: number }): boolean {
  const isNarrow = wordsOf(text).every((word) => widthOf(word) * fontSize <= box.width);
  return isNarrow && linesOf(text, { box, fontSize }) <= linesIn(box, fontSize);
}

function linesIn({ height }: Box, fontSize: number): number {
  return Math.floor(height / (fontSize * titleLineHeight));
}

function linesOf(text: string, { box, fontSize }: { box: Box; fontSize: number }): number {
  const room = box.width / fontSize;
  const space = widthOf(' ');
  let lines = 1;
  let used = 0;
  for (const word of wordsOf(text)) {
    const width = widthOf(word);
    if (used > 0 && used + space + width > room) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? space : 0) + width;
  }
  return lines;
}

/** Where a line may end: no-break spaces hold. */
function wordsOf(text: string): string[] {
  return text.split(' ');
}

function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (widths.find(([pattern]) => pattern.test(character))?.[1] ?? 1), 0);
}
