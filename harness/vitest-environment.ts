import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Node, with an end: suites of one process share sites and a browser, which are closed after the last of them. */
const environment: Environment = {
  ...builtinEnvironments.node,
  name: 'harness',
  async setup(global, options) {
    const inner = await builtinEnvironments.node.setup(global, options);
    const closeAtEnd: NonNullable<typeof globalThis.closeAtEnd> = [];
    global.closeAtEnd = closeAtEnd;
    return {
      async teardown(closing) {
        for (const close of closeAtEnd.reverse()) await close().catch(console.error);
        await inner.teardown(closing);
      },
    };
  },
};
export default environment;
