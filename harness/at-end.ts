type Close = () => Promise<unknown>;

declare global {
  /** What the test environment closes after its last suite. Absent outside the tests. */
  var closeAtEnd: Close[] | undefined;
}

/** Closes something after the last suite of this process; outside the tests whoever started it does so. */
export function atEnd(close: Close): void {
  globalThis.closeAtEnd?.push(close);
}
