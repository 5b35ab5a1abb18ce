/** What the steps of a request took. Workers stop the clock between waits, so that only waiting counts. */
export interface Timings {
  note(step: string, milliseconds: number): void;
  measure<Value>(step: string, work: Promise<Value>): Promise<Value>;
  /** Value of the `Server-Timing` header. */
  header(): string;
}

/** How the header tells of one step. */
export const timingHeader = (step: string, milliseconds: number) => `${step};dur=${milliseconds}`;

/** Timings by a clock in milliseconds. */
export function createTimings(clock: () => number): Timings {
  const steps: string[] = [];
  const note = (step: string, milliseconds: number) => void steps.push(timingHeader(step, milliseconds));
  return {
    note,
    async measure(step, work) {
      const startedAt = clock();
      try {
        return await work;
      } finally {
        note(step, clock() - startedAt);
      }
    },
    header: () => steps.join(', '),
  };
}
