export default {
  routes: [{ method: 'POST', path: '/place-alerts/answers', handler: 'alert-answer.record' }],
};
