/** What a spreadsheet would run: it begins with one of these, behind apostrophes or not. */
const running = /^'*[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d+(?:[.,]\d+)?$/;

/** A text that no spreadsheet runs: an apostrophe stands before it. A number stays one. */
export function toNeutral(text: string): string {
  return running.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** The text that `toNeutral` was given, so that what is exported and imported again has not changed. */
export function fromNeutral(text: string): string {
  return text.startsWith("'") && running.test(text) ? text.slice(1) : text;
}
