const fs = require('node:fs');
const path = require('node:path');

const projectFolder = path.resolve(__dirname, '..');

/** Usage: node scripts/check-seed.cjs [folder]. Checks all seed files in a second, without Strapi; needs a compiled cms/. */
function checkSeed(folder) {
  const source = path.join(projectFolder, 'dist', 'src');
  if (!fs.existsSync(source)) throw new Error('cms/dist is missing: run "npx tsc -p ." in cms/ first');
  const { loadSeed } = require(path.join(source, 'seed', 'reading', 'load-seed.js'));
  const { readSeedSchemas } = require(path.join(source, 'seed', 'reading', 'seed-schemas.js'));
  const { entries, problems } = loadSeed(folder, readSeedSchemas(source));
  for (const problem of problems) console.error(problem);
  console.log(`${entries.length} entries, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

checkSeed(path.resolve(process.argv[2] ?? path.join(projectFolder, 'seed')));
