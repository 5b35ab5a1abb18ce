/**
 * A function whose code an isolate loads when it is first called. Each call loads for itself, which takes nothing once the code is there: what
 * another request waits for may never come.
 */
export const late =
  <Parameters extends unknown[], Answer>(load: () => Promise<(...parameters: Parameters) => Answer | Promise<Answer>>) =>
  async (...parameters: Parameters): Promise<Answer> =>
    (await load())(...parameters);
