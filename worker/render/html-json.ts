const unsafe = ['<', '\u2028', '\u2029'];

/** A value as JSON that may stand inside a `<script>` element: it cannot close it, nor open a comment. */
export function jsonForScript(value: unknown): string {
  const json = JSON.stringify(value);
  // To look for three characters is quicker than to look at each.
  return unsafe.some((character) => json.includes(character))
    ? json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
    : json;
}
