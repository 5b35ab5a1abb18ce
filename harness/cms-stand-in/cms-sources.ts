import { registerHooks } from 'node:module';
import path from 'node:path';

const sources = path.join(import.meta.dirname, '../../cms/src');

/** Outside of vitest, Node itself reads the sources of the CMS: they name each other without an ending, as CommonJS does. */
if (!process.env.VITEST) {
  registerHooks({
    resolve(specifier, context, next) {
      const isOwn = context.parentURL?.includes('/cms/src/') && specifier.startsWith('.') && !path.extname(specifier);
      const resolved = next(isOwn ? `${specifier}.ts` : specifier, context);
      return resolved.url.includes('/cms/src/') && resolved.url.endsWith('.ts') ? { ...resolved, format: 'module-typescript' } : resolved;
    },
  });
}

/** The path of a source file of the CMS, to be imported by name: types do not follow it, since the CMS is a program of its own. */
export function cmsSource(file: string): string {
  return path.join(sources, file);
}

export const cmsSourceFolder = sources;
