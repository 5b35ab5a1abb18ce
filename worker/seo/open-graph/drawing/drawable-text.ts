import { withoutUnseen } from '../../../../domain/text/unseen.ts';

/** The characters of Figtree in the subsets `latin` and `latin-ext`; a test compares it with the files. */
const drawable =
  /^[\x20-\x7e\xa0-\xac\xae-\xff\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u02c6\u02c7\u02da\u02dc\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u20b9\u2122\u2191\u2193\u2212\u2215]+$/;
/** What the font has under another code. */
const likenesses: [RegExp, string][] = [
  [/[\u2002-\u2006\u2008-\u200a\u205f\u3000]/g, ' '],
  [/[\u2007\u202f]/g, '\u00a0'],
  [/[\u2010\u2011]/g, '-'],
  [/[\u2012\u2015]/g, '–'],
  [/[\u02bc\u02b9\u2032]/g, '’'],
  [/[\u2033]/g, '”'],
];
/** Emoji, with what they are composed of; a title says the same without. The signs of the font that are also emoji stay. */
const emoji =
  /(?![\u2122\xa9\xae])(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3)(?:\ufe0e|\ufe0f|\u200d)*/gu;

/** A text as the font of share pictures can show it: composed, without emoji. Null where something of it would be an empty box, or nothing is left. */
export function drawableText(text: string): string | null {
  const composed = withoutUnseen(text.toWellFormed().replace(/\s/g, (space) => (/[\t\n\v\f\r\u2028\u2029]/.test(space) ? ' ' : space)));
  const alike = likenesses.reduce((changed, [from, to]) => changed.replace(from, to), composed.replace(emoji, ''));
  const clean = withoutUnseen(alike)
    .replace(/\ufe0e|\ufe0f|\u200d/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim();
  return drawable.test(clean) ? clean : null;
}
