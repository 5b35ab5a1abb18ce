import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { listEmployers, readEmployer, readStatement, setEmployer } from '../employers/read-employers';
import { readMonths, readZones } from '../figures/read-figures';
import { readStalePlaces } from '../figures/stale-places';
import { merge } from '../merge/merge-requests';
import { readMerge } from '../merge/read-merge';
import { requestUid } from '../placement-rows';
import { type DeskLanguage, translateRefusal } from '../refusals';
import { listAdvisers, nameOf } from './advisers';
import { changeProposal, noteStay, propose } from './change-proposal';
import { addNote, assign, finishTask, moveByHand, setNextStep } from './change-request';
import type { DeskAnswer, DeskCall } from './desk-call';
import { readExport } from './exports';
import { listRequests } from './list-requests';
import { readMatches, setAccess } from './matches';
import { readOccupancy } from './occupancy';
import { readRequest } from './read-request';

interface AdminContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: {
    user?: { id: number; firstname: string | null; lastname: string | null; roles?: { code: string }[] };
    userAbility?: { can(action: string, subject: string): boolean };
  };
  body: unknown;
  /** The one of these that the browser asks for first; the first of them where it asks for none. */
  acceptsLanguages(...languages: DeskLanguage[]): DeskLanguage | false;
  forbidden(): unknown;
}

interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  answer: DeskAnswer;
}

/** What the page of the panel asks. Who may read requests may look; who may change them may act. */
export const endpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/placement/requests', answer: listRequests },
  { method: 'GET', path: '/placement/requests/:request', answer: readRequest },
  { method: 'GET', path: '/placement/requests/:request/matches', answer: readMatches },
  { method: 'GET', path: '/placement/requests/:request/merge/:other', answer: readMerge },
  { method: 'GET', path: '/placement/advisers', answer: listAdvisers },
  { method: 'GET', path: '/placement/nurseries/:nursery/occupancy', answer: readOccupancy },
  { method: 'GET', path: '/placement/employers', answer: listEmployers },
  { method: 'GET', path: '/placement/employers/:employer', answer: readEmployer },
  { method: 'GET', path: '/placement/employers/:employer/statement', answer: readStatement },
  { method: 'GET', path: '/placement/exports/:name', answer: readExport },
  { method: 'GET', path: '/placement/figures/months', answer: readMonths },
  { method: 'GET', path: '/placement/figures/zones', answer: readZones },
  { method: 'GET', path: '/placement/figures/stale-places', answer: readStalePlaces },
  { method: 'POST', path: '/placement/requests/:request/move', answer: moveByHand },
  { method: 'POST', path: '/placement/requests/:request/notes', answer: addNote },
  { method: 'POST', path: '/placement/requests/:request/assignee', answer: assign },
  { method: 'POST', path: '/placement/requests/:request/next-step', answer: setNextStep },
  { method: 'POST', path: '/placement/requests/:request/employer', answer: setEmployer },
  { method: 'POST', path: '/placement/requests/:request/access', answer: setAccess },
  { method: 'POST', path: '/placement/requests/:request/merge', answer: merge },
  { method: 'POST', path: '/placement/requests/:request/proposals', answer: propose },
  { method: 'POST', path: '/placement/notes/:note/done', answer: finishTask },
  { method: 'POST', path: '/placement/proposals/:proposal', answer: changeProposal },
  { method: 'POST', path: '/placement/proposals/:proposal/stay', answer: noteStay },
];

const bodyOf = ({ body }: AdminContext['request']) => (typeof body === 'object' && body !== null ? (body as DeskCall['body']) : {});

function handle(strapi: Core.Strapi, { method, answer }: Endpoint) {
  return async (context: unknown) => {
    const c = context as AdminContext;
    const { user, userAbility } = c.state;
    const right = `plugin::content-manager.explorer.${method === 'GET' ? 'read' : 'update'}`;
    if (!user || !userAbility?.can(right, requestUid)) return c.forbidden();
    const isAdministrator = (user.roles ?? []).some(({ code }) => code === 'strapi-super-admin');
    const actor = { id: user.id, name: nameOf(user), isAdministrator };
    const call = { params: c.params, query: c.query, body: bodyOf(c.request), actor, today: todayInParis(Date.now()) };
    try {
      c.body = await answer(strapi, call);
    } catch (error) {
      throw translateRefusal(error, c.acceptsLanguages('fr', 'en') || 'fr');
    }
    return undefined;
  };
}

/** Adds the endpoints of the placement desk to those of the panel, behind its sessions. */
export function addDeskRoutes(strapi: Core.Strapi): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  const routes = endpoints.map((endpoint) => ({ method: endpoint.method, path: endpoint.path, handler: handle(strapi, endpoint), config }));
  strapi.server.routes({ type: 'admin', routes } as never);
}
