import type { Plugin } from 'vite';

/** What workers-og 0.0.27 says to the log at each picture: that it begins, that it has begun, or that it had begun before. */
const noise = [/console\.log\("init RESVG"\),/, /,console\.log\("init RESVG"\)/, /if\(console\.log\((\w)\),\1 instanceof Error&&/];
const silence = ['', '', 'if($1 instanceof Error&&'];

/** Keeps workers-og from writing to our log, which is read by line. */
export function workersOgPlugin(): Plugin {
  return {
    name: 'workers-og',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/workers-og\/dist\/index\.js$/.test(id)) return undefined;
      return noise.reduce((text, pattern, index) => {
        if (!pattern.test(text)) throw new Error(`workers-og has changed: ${pattern} is not in it`);
        return text.replace(pattern, silence[index] ?? '');
      }, code);
    },
  };
}
