/** Counts tries by who makes them, in spans of time that begin with the first; memory is given back with each. */
export function createTryCounter({ most, milliseconds, now = Date.now }: { most: number; milliseconds: number; now?: () => number }) {
  let counts = new Map<string, number>();
  let ends = 0;

  /** Notes a try; false where there have been too many. */
  return function isLetThrough(who: string): boolean {
    if (now() >= ends) {
      counts = new Map();
      ends = now() + milliseconds;
    }
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count <= most;
  };
}
