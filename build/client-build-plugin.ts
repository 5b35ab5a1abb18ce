import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { pageIds, pageSource } from '../client/pages/page-sources.ts';
import { locales } from '../domain/locale.ts';
import { buildFolder } from '../harness/local/paths.ts';
import type { ClientBuild } from '../worker/dependencies.ts';
import { readBuildId } from './builds-plugin.ts';
import { codeMarks } from './code-hashes-plugin.ts';
import { areasOf, messageAreas } from './message-areas.ts';

const moduleId = 'virtual:client-build';
/** What runs on every page, and brings the styles of every page. */
export const bootModule = 'client/boot/boot.ts';
/** What the boot script loads at the first sign of intent. */
export const entryModule = 'client/main.tsx';
/** Where a build lists the modules that went into its client, for the check of its contents. */
export const clientModulesFile = 'client-modules.json';

const sourceOf = (file: string) => `client/pages/${file}`;
const messagesFile = (locale: string, area: string) => `client/i18n/${locale}/${area}.ts`;

/** Every module that is fetched by its address: boot script, application, pages, messages of each area. */
export function clientInputs(root: string): Record<string, string> {
  const files = [bootModule, entryModule, ...pageIds.map((id) => sourceOf(pageSource(id).file))];
  for (const locale of locales) for (const area of messageAreas(root)) files.push(messagesFile(locale, area));
  return Object.fromEntries(files.map((file) => [nameOf(file), file]));
}

/** `client/i18n/fr/editorial/blog.ts` → `fr-blog`, `client/pages/home/home.tsx` → `home` */
function nameOf(file: string): string {
  const [, top = '', folder = ''] = file.split('/');
  const base = path.posix.basename(file).replace(/\.tsx?$/, '');
  return top === 'i18n' ? `${folder}-${base}` : base;
}

/**
 * Tells the worker what the client build left: hashed file names by page, and the identity of the build. In development the
 * sources are named instead. `folder` is where the build lies.
 */
export function clientBuildPlugin(folder: string): Plugin {
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
      return `export const clientBuild = ${JSON.stringify(isBuild ? readClientBuild(root, folder) : developmentBuild(root))};`;
    },
    writeBundle(_, chunks) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(chunks).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      writeFileSync(path.join(folder, clientModulesFile), JSON.stringify(modules.map((id) => path.relative(root, id)).sort(), null, 1));
    },
  };
}

type Scripts = Pick<ClientBuild, 'pages' | 'messages'>;

interface SourceInBuild {
  addressOf(file: string): string;
  importsOf(file: string): string[];
  stylesOf(file: string): string | null;
}

/** Pages and messages by their address. */
function scriptsOf(root: string, { addressOf, importsOf, stylesOf }: SourceInBuild): Scripts {
  const pages = pageIds.map((id) => {
    const { file, name } = pageSource(id);
    const source = sourceOf(file);
    return [id, { module: addressOf(source), name, imports: importsOf(source), areas: areasOf(root, source), styles: stylesOf(source) }];
  });
  const messages = locales.map((locale) => [
    locale,
    Object.fromEntries(messageAreas(root).map((area) => [area, addressOf(messagesFile(locale, area))])),
  ]);
  return { pages: Object.fromEntries(pages), messages: Object.fromEntries(messages) };
}

function developmentBuild(root: string): ClientBuild {
  const address = (file: string) => `/${file}`;
  const hashes = { contentShape: 'development', cardDrawing: 'development' };
  const identity = { id: 'development', ...hashes, stylesheet: null, font: null, boot: '/client/boot/boot-development.ts' };
  return { ...identity, entryModules: [], ...scriptsOf(root, { addressOf: address, importsOf: () => [], stylesOf: () => null }) };
}

/** What a build says of its files. */
export function readManifest(part: 'client' | 'worker' = 'client', folder: string = buildFolder()): Manifest {
  return JSON.parse(readFileSync(path.join(folder, part, '.vite/manifest.json'), 'utf8'));
}

function readClientBuild(root: string, folder: string): ClientBuild {
  const manifest = readManifest('client', folder);
  const addressOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the client build has no ${source}`);
    return `/${chunk.file}`;
  };
  const fileEnding = (ending: string) => Object.values(manifest).find(({ file }) => file.endsWith(ending));
  const font = fileEnding('.woff2');
  const entry = modulesOf(manifest, entryModule);
  const importsOf = (source: string) => modulesOf(manifest, source).filter((file) => file !== addressOf(source) && !entry.includes(file));
  const stylesOf = (source: string) => manifest[source]?.css?.map((file) => `/${file}`)[0] ?? null;
  return {
    id: readBuildId(folder),
    ...codeMarks,
    stylesheet: stylesOf(bootModule),
    font: font ? `/${font.file}` : null,
    boot: addressOf(bootModule),
    entryModules: entry,
    ...scriptsOf(root, { addressOf, importsOf, stylesOf }),
  };
}

/** A chunk and everything it imports at once. */
export function modulesOf(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(source);
  return [...files].map((file) => `/${file}`);
}
