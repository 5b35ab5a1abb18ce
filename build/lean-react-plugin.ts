import type { Plugin } from 'vite';

const isReact = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;
/** What every browser has that the site's own code needs as well. */
const present =
  'AbortController|MessageChannel|Reflect|WeakMap|WeakSet|clearTimeout|performance(?:\\.now)?|queueMicrotask|reportError|setTimeout|window';
const asksForPresent = new RegExp(
  `"(?:function|object)" === typeof (?:${present})\\b(?!\\.)|"undefined" !== typeof (?:${present})\\b(?!\\.)`,
  'g',
);
const asksWhetherAbsent = new RegExp(`"undefined" === typeof (?:${present})\\b(?!\\.)`, 'g');

/** Answers at build time what React asks of a browser: the code for its developer tools and for old browsers, 0.5 kB, would never run. */
export function leanReactPlugin(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: isReact },
      handler: (code) => ({ code: code.replace(asksForPresent, 'true').replace(asksWhetherAbsent, 'false'), map: null }),
    },
    configEnvironment: (name) =>
      name === 'client'
        ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined', 'document.documentMode': 'undefined' } }
        : undefined,
  };
}

const streamingEntry = /\/node_modules\/react-dom\/server\.node\.js$/;

/** Leaves out of the worker the renderer for strings, 43 kB, which the package brings along with the one for streams. */
export function streamingReactPlugin(): Plugin {
  return {
    name: 'streaming-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    load: {
      filter: { id: streamingEntry },
      handler: () => "module.exports = require('./cjs/react-dom-server.node.production.js');",
    },
  };
}
