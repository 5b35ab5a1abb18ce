import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentRouter } from './content-routes';

const types: Record<string, object> = {
  'api::city.city': { kind: 'collectionType', info: { singularName: 'city', pluralName: 'cities' } },
  'api::home.home': { kind: 'singleType', info: { singularName: 'home', pluralName: 'homes' } },
};
beforeEach(() => vi.stubGlobal('strapi', { contentType: (uid: string) => types[uid] }));
afterEach(() => vi.unstubAllGlobals());

const linesOf = (router: ReturnType<typeof createContentRouter>) =>
  router.routes.map(({ method, path, handler }) => `${method} ${path} ${handler}`);

test('a type has the routes of Strapi: a list with its entries, or one entry alone, all or those that are named', () => {
  const all = createContentRouter('api::city.city' as never, { config: {} });
  expect(linesOf(all)).toEqual([
    'GET /cities api::city.city.find',
    'GET /cities/:id api::city.city.findOne',
    'POST /cities api::city.city.create',
    'PUT /cities/:id api::city.city.update',
    'DELETE /cities/:id api::city.city.delete',
  ]);
  expect(linesOf(createContentRouter('api::home.home' as never, { config: {} }))).toEqual([
    'GET /home api::home.home.find',
    'PUT /home api::home.home.update',
    'DELETE /home api::home.home.delete',
  ]);
  const some = createContentRouter('api::city.city' as never, { only: ['find', 'create'], config: {} });
  expect(linesOf(some)).toEqual(['GET /cities api::city.city.find', 'POST /cities api::city.city.create']);
  // Strapi writes into them.
  expect(all.routes).toBe(all.routes);
});

test('each route has its own settings, and those of no other', () => {
  const find = { policies: ['global::published-only'] };
  const { routes } = createContentRouter('api::city.city' as never, { config: { find } });
  expect(routes.map(({ config }) => config)).toEqual([find, {}, {}, {}, {}]);
  expect(new Set(routes.map(({ config }) => config)).size).toBe(5);
});
