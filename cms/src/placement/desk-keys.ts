import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date.ts';
import { nextStepOn } from '../domain/placement/next-step.ts';
import type { RequestState } from '../domain/placement/request-states.ts';
import type { Submission } from '../submissions/submission';
import { documentsOf } from '../submissions/submission-documents';
import { requestRows, requestUid } from './placement-rows';

/** What the desk finds a request and its doubles by; the parts of an entry cannot be asked for among thousands. */
export interface DeskKeys {
  firstEmail: string;
  firstPhone: string;
  /** The day a child is expected that was not born when its parents wrote. */
  expectedOn: string | null;
}

interface Part {
  email?: unknown;
  phone?: unknown;
  status?: unknown;
  dueDate?: unknown;
}

const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

export function deskKeysOf({ parents, children }: Record<string, unknown>): DeskKeys {
  const [first = {}] = partsOf(parents);
  const expected = partsOf(children).filter(({ status, dueDate }) => status === 'expected' && text(dueDate));
  const [soonest = null] = expected.map(({ dueDate }) => text(dueDate)).sort();
  return { firstEmail: text(first.email).toLowerCase(), firstPhone: text(first.phone), expectedOn: soonest };
}

/** What a request begins with: its state since when, and the day by which a family has heard of us. */
function beginningOf({ submittedAt, outcome }: Record<string, unknown>): object {
  const since = text(submittedAt) ? new Date(text(submittedAt)) : new Date();
  return {
    stateSince: since,
    lastFamilySignAt: since,
    nextStepOn: outcome === 'rejected' ? null : nextStepOn('received', todayInParis(since.getTime())),
  };
}

/** Keeps these with each request, whoever writes it. */
export function keepDeskKeys(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data, documentId } = context.params as { data?: Record<string, unknown>; documentId?: string };
    if (context.uid !== requestUid || !data) return next();
    if (context.action === 'create') Object.assign(data, deskKeysOf(data), beginningOf(data));
    const result = await next();
    if (context.action === 'update' && documentId && ('parents' in data || 'children' in data)) {
      const entry = await documentsOf(strapi, 'pre-registration').find(documentId);
      if (entry) await requestRows(strapi).update({ where: { documentId }, data: deskKeysOf(entry) });
    }
    return result;
  });
}

const pageSize = 200;
/** The three states that requests had before there was a desk. */
const formerStates: Record<string, RequestState> = { contacted: 'qualified' };

/** Brings requests from before there was a desk to its states and keys. */
export async function migrateRequests(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = todayInParis(now);
  let page: Submission[];
  do {
    const filters = { stateSince: { $null: true } };
    page = await documentsOf(strapi, 'pre-registration').findMany({ filters, sort: 'id:asc', limit: pageSize });
    for (const entry of page) {
      const former = text(entry.state) || 'received';
      const state = formerStates[former] ?? (former as RequestState);
      const since = entry.updatedAt ?? entry.submittedAt ?? new Date(now).toISOString();
      const step = entry.outcome === 'rejected' ? null : nextStepOn(state, today);
      const data = { ...deskKeysOf(entry), state, stateSince: since, nextStepOn: step, lastActionAt: state === 'received' ? null : since };
      await requestRows(strapi).update({ where: { id: entry.id }, data });
    }
  } while (page.length === pageSize);
}
