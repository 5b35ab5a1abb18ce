const longestValue = 40;

interface TypedFields<Name extends string> {
  names: readonly Name[];
  initial: Record<Name, string>;
  /** Of a choice, what it offers. */
  offers: Partial<Record<Name, readonly string[]>>;
}

/** What a reader has typed without a script, or before it came, laid over what the fields begin with; of a choice, only what it offers. */
export function withTyped<Name extends string>(
  { names, initial, offers }: TypedFields<Name>,
  typed: Readonly<Record<string, unknown>> | null,
): Record<Name, string> {
  const values = { ...initial };
  for (const name of names) {
    const value = typed?.[name];
    if (typeof value !== 'string' || value.length > longestValue) continue;
    if (offers[name]?.includes(value) ?? true) values[name] = value;
  }
  return values;
}
