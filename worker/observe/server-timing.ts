/** What the steps of a request took. Workers stop the clock between waits, so that only waiting counts. */
export interface Timings {
  measure<Value>(step: string, work: Promise<Value>): Promise<Value>;
  /** Value of the `Server-Timing` header. */
  header(): string;
}

/** Timings by a clock in milliseconds. */
export function createTimings(clock: () => number): Timings {
  const steps: string[] = [];
  return {
    async measure(step, work) {
      const startedAt = clock();
      try {
        return await work;
      } finally {
        steps.push(`${step};dur=${clock() - startedAt}`);
      }
    },
    header: () => steps.join(', '),
  };
}
