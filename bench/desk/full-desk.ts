import path from 'node:path';
import type { PlainDate } from '../../domain/forms/fields/plain-date.ts';
import { type ServerCms, serverCms } from '../../harness/site/server-cms.ts';
import { copyRows, type Row, readTables } from '../../scripts/load/copy-rows.ts';
import { type MadeRequest, makeRequests } from './made-requests.ts';

const employerCount = 500;

/** In the order they are filled. */
const tableNames = [
  'employers',
  'pre_registrations',
  'components_pre_registration_children',
  'components_pre_registration_parents',
  'pre_registrations_cmps',
  'pre_registrations_employer_account_lnk',
  'proposals',
  'proposals_request_lnk',
  'request_events',
  'request_events_request_lnk',
] as const;
type TableName = (typeof tableNames)[number];

/** A desk with years of work on it. */
export interface FullDesk extends ServerCms {
  requests: MadeRequest[];
  rows: Record<TableName, number>;
  fillSeconds: number;
  /** Takes all of it away: another bench may use this CMS. */
  empty(): Promise<void>;
}

/** Starts the CMS as on a server, on PostgreSQL, and fills its desk with so many requests. */
export async function startFullDesk(count: number, today: PlainDate): Promise<FullDesk> {
  const server = await serverCms();
  const { postgres, database } = server;
  const target = { psql: path.join(postgres.programs, 'psql'), address: postgres.addressOf(database) };
  const startedAt = performance.now();
  const requests = [...makeRequests({ count, today, employers: employerCount })];
  const states = await readTables(target, tableNames);
  const tables = [...states].map(([name, state]) => ({ name, ...state, rows: [] as Row[] }));
  const tableOf = new Map(tables.map((table) => [table.name, table]));
  fill(requests, (name, row) => {
    const table = tableOf.get(name);
    if (!table) throw new Error(`no table ${name}`);
    table.lastId += 1;
    table.rows.push({ id: table.lastId, ...row });
    return table.lastId;
  });
  for (const { name, columns, rows } of tables) await copyRows(target, { table: name, columns }, rows);
  return {
    ...server,
    requests,
    rows: Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length])) as FullDesk['rows'],
    fillSeconds: (performance.now() - startedAt) / 1000,
    empty: async () => {
      await postgres.query(database, `TRUNCATE ${tableNames.join(', ')} CASCADE`);
    },
  };
}

type Add = (table: TableName, row: Row) => number;

function fill(requests: readonly MadeRequest[], add: Add): void {
  const written = { createdAt: new Date().toISOString(), publishedAt: new Date().toISOString() };
  const employers = Array.from({ length: employerCount }, (_, index) =>
    add('employers', { documentId: `w${index}`.padEnd(24, 'x'), name: `Société ${index}`, siren: String(732_000_000 + index), ...written }),
  );
  for (const { row, parent, child, events, proposal, employer } of requests) {
    const request = add('pre_registrations', { ...row, ...written });
    const part = (componentType: string, field: string, cmpId: number) =>
      add('pre_registrations_cmps', { entityId: request, cmpId, componentType, field, order: 1 });
    part('pre-registration.child', 'children', add('components_pre_registration_children', { birthDate: null, dueDate: null, ...child }));
    part('pre-registration.parent', 'parents', add('components_pre_registration_parents', parent));
    if (employer !== null)
      add('pre_registrations_employer_account_lnk', { preRegistrationId: request, employerId: employers[employer], preRegistrationOrd: 1 });
    if (proposal) add('proposals_request_lnk', { proposalId: add('proposals', { ...proposal, ...written }), preRegistrationId: request });
    for (const event of events)
      add('request_events_request_lnk', { requestEventId: add('request_events', { ...event, ...written }), preRegistrationId: request });
  }
}
