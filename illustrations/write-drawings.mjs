import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawIllustration, illustrationNames } from './draw.mjs';

/** `node write-drawings.mjs` writes every drawing; `--check` names those whose file is not what is drawn, and writes nothing. */
const folder = fileURLToPath(new URL('../cms/seed/illustrations/', import.meta.url));
const isCheck = process.argv.includes('--check');

mkdirSync(folder, { recursive: true });
const drawings = new Map(illustrationNames.map((name) => [`${name}.svg`, drawIllustration(name)]));
const present = readdirSync(folder);
const outdated = [...drawings].filter(([file, svg]) => !present.includes(file) || readFileSync(folder + file, 'utf8') !== svg);
const leftOver = present.filter((file) => !drawings.has(file));

if (isCheck) {
  for (const file of [...outdated.map(([file]) => file), ...leftOver]) console.error(`cms/seed/illustrations/${file} is not what is drawn`);
  process.exitCode = outdated.length + leftOver.length > 0 ? 1 : 0;
} else {
  for (const [file, svg] of outdated) writeFileSync(folder + file, svg);
  for (const file of leftOver) rmSync(folder + file);
  console.log(`${drawings.size} drawings, ${outdated.length} written, ${leftOver.length} removed`);
}
