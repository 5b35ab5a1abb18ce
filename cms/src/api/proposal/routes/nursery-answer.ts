/** Nothing of a proposal is read over REST but what its link shows, and by the worker alone. */
export default {
  routes: [
    { method: 'GET', path: '/proposals/known/:proposal/:expires', handler: 'nursery-answer.known' },
    { method: 'POST', path: '/proposals/nursery-answers', handler: 'nursery-answer.record' },
  ],
};
