import { colors } from './theme.mjs';

function fontOf(run, style) {
  if (run.bold) return style.font === 'extrabold' ? 'extrabold' : 'bold';
  if (run.italic) return 'italic';
  return style.font;
}

// Only the plain space breaks a line: no-break spaces stay inside their word.
const words = (text) => text.split(/( |\n)/).filter((part) => part !== '');

function toPieces({ doc, runs, style }) {
  return runs.flatMap((run) => {
    const font = fontOf(run, style);
    doc.font(font).fontSize(style.size);
    return words(run.text).map((text) => ({ text, font, href: run.href, width: text === '\n' ? 0 : doc.widthOfString(text) }));
  });
}

/** Glues pieces without a space between them (“**gras**,”) so that they never part. */
function toWords(pieces) {
  const result = [];
  let open;
  for (const piece of pieces) {
    if (piece.text === ' ' || piece.text === '\n') {
      open = undefined;
      result.push({ pieces: [piece], width: piece.width, isSpace: piece.text === ' ', isBreak: piece.text === '\n' });
    } else if (open) {
      open.pieces.push(piece);
      open.width += piece.width;
    } else {
      open = { pieces: [piece], width: piece.width };
      result.push(open);
    }
  }
  return result;
}

function trimEnd(line) {
  while (line.words.at(-1)?.isSpace) line.width -= line.words.pop().width;
  return line;
}

/** Breaks runs into lines no wider than `width`. */
export function layoutLines({ doc, runs, style, width }) {
  const lines = [{ words: [], width: 0 }];
  for (const word of toWords(toPieces({ doc, runs, style }))) {
    const line = lines.at(-1);
    const isFull = !word.isSpace && line.words.length > 0 && line.width + word.width > width;
    if (word.isBreak || isFull) lines.push({ words: [], width: 0 });
    if (word.isBreak || (word.isSpace && lines.at(-1).words.length === 0)) continue;
    lines.at(-1).words.push(word);
    lines.at(-1).width += word.width;
  }
  return lines.map(trimEnd);
}

/** The least width that needs no more lines: titles then break in the middle, not before their last word. */
export function balancedWidth({ doc, runs, style, width }) {
  const count = layoutLines({ doc, runs, style, width }).length;
  let balanced = width;
  while (balanced > width / 2 && layoutLines({ doc, runs, style, width: balanced - 8 }).length === count) balanced -= 8;
  return balanced;
}

const isSame = (a, b) => a.font === b.font && a.href === b.href;

/** Neighbouring pieces of one look, drawn in one go: fewer operators, better text for screen readers. */
function toSegments(line) {
  const segments = [];
  for (const piece of line.words.flatMap((word) => word.pieces)) {
    const last = segments.at(-1);
    if (last && isSame(last, piece)) {
      last.text += piece.text;
      last.width += piece.width;
    } else segments.push({ ...piece });
  }
  return segments;
}

const shifts = { left: 0, center: 0.5, right: 1 };

/** Draws one line; `top` is the top of its line box. */
export function drawLine({ doc, line, style, at: [left, top], width, align = 'left', resolveLink }) {
  let x = left + (width - line.width) * shifts[align];
  const y = top + (style.leading - style.size) / 2 - style.size * 0.1;
  for (const segment of toSegments(line)) {
    const link = segment.href && resolveLink(segment.href);
    doc
      .font(segment.font)
      .fontSize(style.size)
      .fillColor(segment.href ? colors.link : style.color);
    doc.text(segment.text, x, y, { lineBreak: false, link });
    if (segment.href) doc.rect(x, y + style.size * 1.12, segment.width, 0.6).fill(colors.teal400);
    x += segment.width;
  }
}

export const heightOf = (lines, style) => lines.length * style.leading;
