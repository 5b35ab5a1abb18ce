/** A value that is there already, or a promise of it that never rejects: null where it failed. Wrapped, since awaiting would flatten it. */
export interface Secondary<Value> {
  value: Value | null | Promise<Value | null>;
}

/** What a page shows of secondary content: at once where that is there already. */
export function mapSecondary<From, To>({ value }: Secondary<From>, show: (value: From | null) => To | null): Secondary<To> {
  return { value: value instanceof Promise ? value.then(show) : show(value) };
}

/** Several pieces of secondary content as one. */
export function joinSecondary<Value>(pieces: Secondary<Value>[]): Secondary<(Value | null)[]> {
  const values: (Value | null)[] = [];
  for (const { value } of pieces) {
    if (value instanceof Promise) return { value: Promise.all(pieces.map((piece) => piece.value)) };
    values.push(value);
  }
  return { value: values };
}
