const fs = require('node:fs');
const path = require('node:path');
const { loadStrapi, fail } = require('./load-strapi.cjs');

/**
 * Usage: node scripts/seed-template.cjs <file>. Makes or updates a seeded SQLite database that tests copy, one copy a
 * suite. Its uploads go to PUBLIC_DIR, which the suites may share.
 */
async function makeTemplate(target) {
  const partial = `${target}.${process.pid}`;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (fs.existsSync(target)) fs.copyFileSync(target, partial);
  Object.assign(process.env, { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: partial, SEED: '1', WEBHOOK_URL: '' });
  try {
    const strapi = await loadStrapi();
    await strapi.destroy();
    // Renamed at the end: a killed run must not leave a template with half of the content.
    fs.renameSync(partial, target);
  } finally {
    fs.rmSync(partial, { force: true });
    fs.rmSync(`${partial}-journal`, { force: true });
  }
  console.log(`TEMPLATE ${target}`);
  process.exit(0);
}

const [file] = process.argv.slice(2);
if (file) makeTemplate(path.resolve(file)).catch(fail);
else fail(new Error('Usage: node scripts/seed-template.cjs <file>'));
