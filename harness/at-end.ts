type Close = () => Promise<unknown>;

declare global {
  /** What is closed at the end of the test environment or of `closingAtEnd`. Absent elsewhere. */
  var closeAtEnd: Close[] | undefined;
}

/** Closes something after the last suite of this process, or the last bench; elsewhere whoever started it does so. */
export function atEnd(close: Close): void {
  globalThis.closeAtEnd?.push(close);
}

/** Does something, then closes what was left open for the end: the last of it first. */
export async function closingAtEnd(work: () => Promise<void>): Promise<void> {
  const closes: Close[] = [];
  globalThis.closeAtEnd = closes;
  try {
    await work();
  } finally {
    for (const close of closes.reverse()) await close().catch(console.error);
  }
}
