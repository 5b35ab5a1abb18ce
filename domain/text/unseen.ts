/** What takes no place on the page: control characters but tabs and line breaks, format characters, fillers, what programs may ignore. */
const unseen = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n])\p{Cc}/gu;
/** Joiners and variants belong to emoji and to some scripts; behind these they change nothing. */
const idle = /(^|[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{Cc}\p{Sm}\p{Sc}\p{Sk}])(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu;
/** A blank that is no space to the standard. */
const blank = /\u2800/g;

/** A text without what cannot be seen in it, which comes along when it is copied; composed, so that accents belong to their letters. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '').replace(blank, ' ').normalize('NFC').replace(idle, '$1').normalize('NFC');
}
