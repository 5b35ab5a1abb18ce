const fs = require('node:fs');
const path = require('node:path');
const { missingVariables, weakSecrets } = require('./required-variables.cjs');
const { stopOnSignal, stopStrapiOnSignal } = require('./stop-on-signal.cjs');

const projectFolder = path.resolve(__dirname, '..');

/**
 * Loads Strapi without listening: schema, set-up and, where asked, seed. Programmatic, because `strapi start` wants a
 * built admin panel or a terminal, and tells nobody when it is ready.
 */
async function loadStrapi() {
  stopOnSignal();
  // Strapi resolves its folders, and our configuration its paths, from the working directory.
  process.chdir(projectFolder);
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const missing = missingVariables(process.env);
  if (missing.length > 0) throw new Error(`Missing environment variables: ${missing.join(', ')} (see cms/.env.example)`);
  const weak = weakSecrets(process.env);
  if (weak.length > 0) throw new Error(`Secrets that can be guessed: ${weak.join(', ')}. Make each with "openssl rand -hex 16"`);
  const distDir = path.join(projectFolder, 'dist');
  if (!fs.existsSync(path.join(distDir, 'src', 'index.js'))) throw new Error('cms/dist is missing: run "npx tsc -p ." in cms/ first');

  process.env.STRAPI_TELEMETRY_DISABLED = 'true';
  // Strapi does not start without it, and a configured folder is usually empty.
  fs.mkdirSync(path.resolve(process.env.PUBLIC_DIR || 'public', 'uploads'), { recursive: true });

  const { createStrapi } = require('@strapi/strapi');
  const strapi = createStrapi({ appDir: projectFolder, distDir, serveAdminPanel: process.env.SERVE_ADMIN === '1', autoReload: false });
  stopStrapiOnSignal(strapi);
  return strapi.load();
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

module.exports = { loadStrapi, fail };
