/** What differs from the beginning, as a fragment: browsers send no fragment to a server. Empty where nothing differs. */
export function toFragment<Name extends string>(
  texts: Record<Name, string>,
  initial: Record<Name, string>,
  names: readonly Name[],
): string {
  return new URLSearchParams(names.flatMap((name) => (texts[name] === initial[name] ? [] : [[name, texts[name]]]))).toString();
}

/** The values of a fragment; null where it holds none of these fields. */
export function fromFragment(hash: string, names: readonly string[]): Record<string, string> | null {
  const values = [...new URLSearchParams(hash.replace(/^#/, ''))].filter(([name]) => names.includes(name));
  return values.length > 0 ? Object.fromEntries(values) : null;
}
