const stopLimitMilliseconds = 5000;

let isStopping = false;

/**
 * Ends the process with 0 on SIGTERM and SIGINT, whatever Strapi is doing. Replaces the handlers that Strapi adds when it is
 * created, because they fail while it is still loading. Nothing is lost then: the seed is one transaction.
 */
function stopOnSignal(strapi) {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      // On PostgreSQL, the pool waits for ever where the stop comes in the second of the start.
      setTimeout(() => process.exit(0), stopLimitMilliseconds);
      if (strapi?.isLoaded) await strapi.destroy();
      process.exit(0);
    });
  }
}

module.exports = { stopOnSignal };
