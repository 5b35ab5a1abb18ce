const { loadStrapi, fail } = require('./load-strapi.cjs');

async function start() {
  const strapi = await loadStrapi();
  await strapi.listen();
  const { address, port } = strapi.server.httpServer.address();
  console.log(`READY http://${address.includes(':') ? `[${address}]` : address}:${port}`);
}

start().catch(fail);
