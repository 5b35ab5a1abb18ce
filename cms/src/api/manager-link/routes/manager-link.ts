/** Nothing of a link is read over REST but what it opens, and by the worker alone. */
export default {
  routes: [{ method: 'GET', path: '/manager-links/known/:nursery/:expires', handler: 'manager-link.known' }],
};
