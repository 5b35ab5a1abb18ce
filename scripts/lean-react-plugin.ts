import type { Plugin } from 'vite';

/** Leaves out of the client what React does for its developer tools and for old browsers: 0.25 kB that would never run. */
export function leanReactPlugin(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined' } } : undefined,
  };
}
