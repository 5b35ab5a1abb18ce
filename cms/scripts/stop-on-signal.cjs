const stopLimitMilliseconds = 5000;

let loadedStrapi = null;
let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  // On PostgreSQL, the pool waits for ever where the stop comes in the second of the start.
  setTimeout(() => process.exit(0), stopLimitMilliseconds);
  if (loadedStrapi?.isLoaded) await loadedStrapi.destroy();
  process.exit(0);
}

/** Ends the process with 0 on SIGTERM and SIGINT, also while Strapi is loading: the seed is one transaction, so nothing is lost. */
function stopOnSignal() {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Takes over from the handlers that Strapi has added for itself, which fail while it is loading. Ours stay registered all
 * the time: removing the last one would lose a signal that came during the second in which Strapi's modules were read.
 */
function stopStrapiOnSignal(strapi) {
  loadedStrapi = strapi;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    for (const other of process.listeners(signal)) if (other !== stop) process.off(signal, other);
  }
}

module.exports = { stopOnSignal, stopStrapiOnSignal };
