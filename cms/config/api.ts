/** The worker's full passes read pages of 1000 rows: 20,000 nurseries take 3 s so, 10 s with Strapi's limit of 100. */
export default {
  rest: { defaultLimit: 25, maxLimit: 1000, withCount: true },
};
