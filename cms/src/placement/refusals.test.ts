import { expect, test } from 'vitest';
import { createFakeStrapi } from '../testing/fake-strapi';
import { addDeskRoutes } from './desk/desk-routes';
import { requestUid } from './placement-rows';

interface Route {
  method: string;
  path: string;
  handler(context: object): Promise<unknown>;
}

/** What an adviser is told whose browser asks for a language. */
async function sentenceOf(language: 'fr' | 'en' | false, path: string, body: object) {
  const fake = createFakeStrapi();
  fake.table(requestUid).push({ id: 1, documentId: 'd1', state: 'received', assigneeId: null });
  const routes: Route[] = [];
  const server = { routes: (added: { routes: Route[] }) => routes.push(...added.routes) };
  addDeskRoutes({ ...fake.strapi, server } as never);
  const context = {
    params: { request: 'request' in body ? String(body.request) : 'd1' },
    query: {},
    request: { body },
    state: { user: { id: 7, firstname: 'Camille', lastname: 'Conseil' }, userAbility: { can: () => true } },
    acceptsLanguages: () => language,
    forbidden: () => undefined,
  };
  const handler = routes.find((route) => route.method === 'POST' && route.path === path)?.handler;
  const error = await handler?.(context).then(
    () => null,
    (refused: Error) => refused,
  );
  return { name: error?.name, message: error?.message };
}

const notes = '/placement/requests/:request/notes';
const steps = '/placement/requests/:request/next-step';

test.for([
  ['en', notes, { text: ' ' }, 'ValidationError', 'This note is empty.'],
  ['fr', notes, { text: ' ' }, 'ValidationError', 'Cette note est vide.'],
  [false, notes, { text: ' ' }, 'ValidationError', 'Cette note est vide.'],
  ['en', notes, { request: 'gone', text: 'Rappeler' }, 'NotFoundError', 'This request no longer exists.'],
  ['fr', notes, { request: 'gone', text: 'Rappeler' }, 'NotFoundError', 'Cette demande n’existe plus.'],
  ['en', steps, { nextStepOn: '2020-01-01' }, 'ValidationError', 'The next step cannot be in the past.'],
  ['en', '/placement/requests/:request/move', { to: 'nowhere' }, 'ValidationError', 'Unknown choice: nowhere.'],
  ['en', '/placement/requests/:request/move', { to: 'closed' }, 'ValidationError', 'A request is closed with a reason.'],
] as const)('who reads the panel in %s and asks %s with %j is refused in that language', async ([language, path, body, name, message]) => {
  expect(await sentenceOf(language, path, body)).toEqual({ name, message });
});
