interface PolicyContext {
  request: { query?: { status?: unknown } };
  state?: { auth?: { strategy?: { name?: string } } };
}

/**
 * Strapi serves `?status=draft`, and drafts for any unknown status, to whoever may read the published entry.
 * Drafts are for the worker's preview only, which asks with the API token.
 */
export default (context: PolicyContext): boolean => {
  const status = context.request.query?.status;
  return status === undefined || status === 'published' || context.state?.auth?.strategy?.name === 'content-api-token';
};
