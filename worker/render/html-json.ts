const unsafe = /[<\u2028\u2029]/;

/** A value as JSON that may stand inside a `<script>` element: it cannot close it, nor open a comment. */
export function jsonForScript(value: unknown): string {
  const json = JSON.stringify(value);
  return unsafe.test(json) ? json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029') : json;
}
