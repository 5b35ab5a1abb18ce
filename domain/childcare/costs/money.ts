/** Euros as whole cents, half a cent up. What binary fractions add or lack, a thousandth of a cent, does not decide. */
export function toCents(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(3)));
}

/** Euros rounded to the cent, half a cent up. */
export function roundToCents(euros: number): number {
  return toCents(euros) / 100;
}

/** A value held between two others. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Above this an amount is a slip of the keyboard. */
const largestAmount = 1e9;

/** An amount as people type it: `3 500,50`, `3500.5`, `3 500 €` with any space; null where it is none. */
export function parseEuros(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f€]/g, '');
  const match = /^(\d{1,12}|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(compact);
  if (!match) return null;
  return Math.min(Number(`${match[1]?.replace(/[.,]/g, '')}.${match[2] ?? 0}`), largestAmount);
}
