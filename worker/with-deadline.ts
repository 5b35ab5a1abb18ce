/** Waits for some work, but not for ever: where it takes too long, `late` gives the value, or throws. The work goes on, unheard. */
export async function withDeadline<Value>(work: Promise<Value>, milliseconds: number, late: () => Value): Promise<Value> {
  let timer: number | null = null;
  const tooLate = new Promise<Value>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
