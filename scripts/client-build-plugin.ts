import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { ClientBuild } from '../worker/dependencies.ts';

const moduleId = 'virtual:client-build';
/** What the boot script loads at the first sign of intent. */
export const entryModule = 'client/main.tsx';
/** Where the build lists the modules that went into the client, for the check of its contents. */
export const clientModulesFile = '.cache/client-modules.json';

/**
 * Tells the worker what the client build left: hashed file names by page, and the identity of the build. In development the
 * sources are named instead.
 */
export function clientBuildPlugin(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'client-build',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const build = isBuild ? readClientBuild(root) : developmentBuild;
      return `export const clientBuild = ${JSON.stringify(build)};`;
    },
    writeBundle(_, chunks) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(chunks).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const file = path.join(root, clientModulesFile);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(modules.map((id) => path.relative(root, id)).sort(), null, 1));
    },
  };
}

const developmentBuild: ClientBuild = {
  id: 'development',
  contentShape: 'development',
  stylesheet: null,
  font: null,
  boot: '/client/boot-development.ts',
  entryModules: [],
  pageModules: {},
  localeModules: {},
};

function readClientBuild(root: string): ClientBuild {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
  const fileOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the client build has no ${source}`);
    return `/${chunk.file}`;
  };
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  return {
    id: `${Date.now().toString(36)}${randomBytes(3).toString('hex')}`,
    contentShape: hashOfSources(path.join(root, 'worker/content')),
    stylesheet: stylesheet ? `/${stylesheet.file}` : null,
    font: font ? `/${font.file}` : null,
    boot: fileOf('client/boot.ts'),
    entryModules: modulesOf(manifest, entryModule),
    pageModules: Object.fromEntries(pageSources(root).map(([id, source]) => [id, modulesOf(manifest, source)])),
    localeModules: { fr: modulesOf(manifest, 'client/i18n/fr.ts'), en: modulesOf(manifest, 'client/i18n/en.ts') },
  };
}

/** A chunk and everything it imports at once, without what the boot script has already. */
export function modulesOf(manifest: Manifest, source: string): string[] {
  const boot = manifest['client/boot.ts']?.file;
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(source);
  return [...files].filter((file) => file !== boot).map((file) => `/${file}`);
}

/** Page id → its source, read from the table of page chunks, so that there is one list. */
export function pageSources(root: string): [string, string][] {
  const table = readFileSync(path.join(root, 'client/pages/page-chunks.ts'), 'utf8');
  return [...table.matchAll(/^\s+'?([\w-]+)'?: async \(\) =>\s*\(?\s*\(?await import\('\.\/([^']+)'\)/gm)].map(([, id = '', file = '']) => [
    id,
    `client/pages/${file}`,
  ]);
}

function hashOfSources(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
