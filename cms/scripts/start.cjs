const { loadStrapi, fail } = require('./load-strapi.cjs');

let strapi = null;
let isStopping = false;

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    // Nothing is lost where it is still loading: the seed is one transaction.
    await strapi?.destroy();
    process.exit(0);
  });
}

async function start() {
  const loaded = await loadStrapi();
  await loaded.listen();
  strapi = loaded;
  const { address, port } = strapi.server.httpServer.address();
  console.log(`READY http://${address.includes(':') ? `[${address}]` : address}:${port}`);
}

start().catch(fail);
