/** The editors are French; Strapi's panel speaks English until a locale is offered. */
export default {
  config: { locales: ['fr'] },
};
