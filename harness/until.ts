const pauseMilliseconds = 50;
const longestMilliseconds = 25_000;

/** Asks again until the answer is something, and gives it; throws where it never is. */
export async function until<Value>(what: string, ask: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  const end = performance.now() + longestMilliseconds;
  for (;;) {
    const value = await ask();
    if (value) return value;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}
