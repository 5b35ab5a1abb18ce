import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const isReact = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;
/** What every browser has that the site's own code needs as well. */
const present =
  'AbortController|MessageChannel|Object\\.is|Reflect|WeakMap|WeakSet|clearTimeout|performance(?:\\.now)?|queueMicrotask|reportError|setTimeout|window(?:\\.document(?:\\.createElement)?)?';
/** What React asks of a browser, and the one answer that the site's browsers give. */
const answers: [question: RegExp, answer: string][] = [
  [new RegExp(`"(?:function|object)" === typeof (?:${present})\\b(?!\\.)|"undefined" !== typeof (?:${present})\\b(?!\\.)`, 'g'), 'true'],
  [new RegExp(`"undefined" === typeof (?:${present})\\b(?!\\.)`, 'g'), 'false'],
  [
    /"(?:AnimationEvent|CompositionEvent|TransitionEvent)" in window|"oninput" in document|\bcanUseDOM\b(?! =)|\bisInputEventSupported(?=\))/g,
    'true',
  ],
  [/"documentMode" in document/g, 'false'],
  // The names of events as they are, without the prefix of a vendor.
  [/\bgetVendorPrefixedEventName\(("\w+")\)/g, '$1'],
  [/\bmakePrefixMap\("/g, '/* @__PURE__ */ $&'],
];

/** React's table of attributes that HTML and SVG spell otherwise: `["strokeWidth", "stroke-width"],`. */
const spellings = /\baliases = new Map\(\[[\s\S]+?\n\s*\]\)/;
const spelling = /\["([\w-]+)", "[\w:-]+"\],?\s*/g;

/** React's events: a list of names, and what makes each of the others known, `registerSimpleEvent("focusin", "onFocus");`. */
const eventNames = /"abort auxClick [\w ]+"/;
const eventRegistration =
  /^(?:register(?:Simple|Direct|TwoPhase)Event\((?:\s*[\w"]+,)?\s*|simpleEventPluginEvents\.push\()"(\w+)"[^;]*;$/gm;
const handlerOf = (name: string) => (/^on[A-Z]/.test(name) ? name : `on${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);

/**
 * The code with those questions answered, and without the attributes and events that no source of ours names. React hears every event that it knows of,
 * on its way down and up, whether anybody asked for it or not: a press, which is a dozen of them, would wait for that.
 */
export function leanReact(code: string, isNamed: (attribute: string) => boolean): string {
  const isHeard = (name: string) => isNamed(handlerOf(name));
  return answers
    .reduce((lean, [question, answer]) => lean.replace(question, answer), code)
    .replace(spellings, (table) => table.replace(spelling, (entry, attribute) => (isNamed(attribute) ? entry : '')))
    .replace(eventNames, (names) => `"${names.slice(1, -1).split(' ').filter(isHeard).join(' ')}"`)
    .replace(eventRegistration, (registration, name) => (isHeard(name) ? registration : ''));
}

/** Every word of the sources that React draws. */
function wordsOf(folder: string): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return new Set(sources.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/\w+/g) ?? []));
}

/**
 * Answers at build time what React asks of a browser, and leaves out the attributes nobody uses: the code for its developer tools,
 * for old browsers and for other sites, 1.7 kB, would never run.
 */
export function leanReactPlugin(): Plugin {
  let words = new Set<string>();
  return {
    name: 'lean-react',
    apply: 'build',
    configResolved({ root }) {
      words = wordsOf(path.join(root, 'client'));
    },
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: isReact },
      handler: (code) => ({ code: leanReact(code, (attribute) => words.has(attribute)), map: null }),
    },
    configEnvironment: (name) =>
      name === 'client'
        ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined', 'document.documentMode': 'undefined' } }
        : undefined,
  };
}

const streamingEntry = /\/node_modules\/react-dom\/server\.bun\.js$/;
const streamingRenderer = './cjs/react-dom-server.bun.production.js';
/** What React's build for Bun does that a worker can do without, and what stands in its place. */
const leaner: [part: string, instead: string][] = [
  // The bytes of every attribute are counted to put off blocks that are long. None is ever put off (`progressiveChunkSize`), so that characters will do.
  ['Buffer.byteLength(chunk, "utf8")', 'chunk.length'],
  // What workerd is given as a microtask it holds until the next full collection, and with it all that the document was made of; a promise it does not.
  ['scheduleMicrotask = queueMicrotask;', 'scheduleMicrotask = (task) => void Promise.resolve().then(task);'],
  // A timer for each document, for early headers that nobody asks for. Without it a block that has come is drawn at once, not after another timer.
  [
    `
  setTimeout(function () {
    10 === request.status && (request.status = 11);
    null === request.trackedPostpones &&
      safelyEmitEarlyPreloads(request, 0 === request.pendingRootTasks);
  }, 0);`,
    '',
  ],
];

/** React's renderer for streams as the worker needs it. Throws where a new version has other code in one of these places. */
export function leanStreamingReact(code: string): string {
  return leaner.reduce((lean, [part, instead]) => {
    if (!lean.includes(part)) throw new Error(`${streamingRenderer} has no ${part}`);
    return lean.replace(part, instead);
  }, code);
}

/** Leaves out of the worker the renderer for strings, 43 kB, which the package brings along with the one for streams, and makes that one leaner. */
export function streamingReactPlugin(): Plugin {
  return {
    name: 'streaming-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    load: {
      filter: { id: streamingEntry },
      handler: () => `module.exports = require('${streamingRenderer}');`,
    },
    transform: {
      filter: { id: /\/react-dom-server\.bun\.production\.js$/ },
      handler: (code) => ({ code: leanStreamingReact(code), map: null }),
    },
  };
}
