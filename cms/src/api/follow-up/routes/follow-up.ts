/** Nothing of a request is read or changed over REST but by its own link, and by the worker alone. */
export default {
  routes: [
    { method: 'GET', path: '/follow-ups/:reference', handler: 'follow-up.read' },
    { method: 'POST', path: '/follow-ups/:reference', handler: 'follow-up.act' },
  ],
};
