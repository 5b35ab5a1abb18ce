const { loadStrapi, fail } = require('./load-strapi.cjs');

async function start() {
  // Whoever starts it as a part of something larger keeps its input open: when that ends, however it ends, so does the CMS.
  if (process.env.STOP_WITH_INPUT === '1') process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume();
  const strapi = await loadStrapi();
  await strapi.listen();
  const { address, port } = strapi.server.httpServer.address();
  console.log(`READY http://${address.includes(':') ? `[${address}]` : address}:${port}`);
}

start().catch(fail);
