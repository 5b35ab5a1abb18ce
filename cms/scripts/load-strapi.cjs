const fs = require('node:fs');
const path = require('node:path');
const { missingVariables } = require('./required-variables.cjs');

const projectFolder = path.resolve(__dirname, '..');

/**
 * Loads Strapi without listening: schema, set-up and, where asked, seed. Programmatic, because `strapi start` wants a
 * built admin panel or a terminal, and tells nobody when it is ready.
 */
async function loadStrapi() {
  const missing = missingVariables(process.env);
  if (missing.length > 0) throw new Error(`Missing environment variables: ${missing.join(', ')} (see cms/.env.example)`);
  const distDir = path.join(projectFolder, 'dist');
  if (!fs.existsSync(path.join(distDir, 'src', 'index.js'))) throw new Error('cms/dist is missing: run "npx tsc -p ." in cms/ first');

  process.env.STRAPI_TELEMETRY_DISABLED = 'true';
  // Strapi resolves its folders, and our configuration its paths, from the working directory.
  process.chdir(projectFolder);
  // Strapi does not start without it, and a configured folder is usually empty.
  fs.mkdirSync(path.resolve(process.env.PUBLIC_DIR || 'public', 'uploads'), { recursive: true });

  const { createStrapi } = require('@strapi/strapi');
  const strapi = createStrapi({ appDir: projectFolder, distDir, serveAdminPanel: process.env.SERVE_ADMIN === '1', autoReload: false });
  stopOnSignal(strapi);
  return strapi.load();
}

/** Replaces Strapi's own handlers, which fail while it is still loading. Nothing is lost then: the seed is one transaction. */
function stopOnSignal(strapi) {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      if (strapi.isLoaded) await strapi.destroy();
      process.exit(0);
    });
  }
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

module.exports = { loadStrapi, fail };
