/** Against guessing a password that has to be confirmed. A new object for each route: Strapi writes into it who may call. */
const limited = () => ({ middlewares: ['global::count-by-address', 'plugin::users-permissions.rateLimit'] });

export default {
  routes: [
    { method: 'POST', path: '/account/confirm', handler: 'account.confirm', config: limited() },
    { method: 'POST', path: '/account/sign-out', handler: 'account.signOut', config: { auth: false } },
    { method: 'PUT', path: '/account/profile', handler: 'account.changeProfile' },
    { method: 'PUT', path: '/account/nurseries', handler: 'account.changeNurseries' },
    { method: 'GET', path: '/account/requests', handler: 'account.requests' },
    { method: 'GET', path: '/account/alerts', handler: 'account.alerts' },
    { method: 'POST', path: '/account/export', handler: 'account.export', config: limited() },
    { method: 'POST', path: '/account/remove', handler: 'account.remove', config: limited() },
  ],
};
