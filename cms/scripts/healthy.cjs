/** Ends with 0 where the CMS of this machine answers, for the health check of its container. */
async function isHealthy() {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT || 1337}/_health`, { signal: AbortSignal.timeout(4000) });
  return response.status === 204;
}

isHealthy().then(
  (healthy) => process.exit(healthy ? 0 : 1),
  () => process.exit(1),
);
