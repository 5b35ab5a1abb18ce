import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../harness/local/paths.ts';
import type { CmsRecord, PanelClient } from './panel-client.ts';

const types = path.join(root, 'cms/src/api');
const byEmail = 'filters[email][$eqi]';
const byParents = 'filters[parents][email][$eqi]';

/** Every type of submission that names a person, and by which field their address stands there, as the schemas say. */
function submissionPlaces(): [uid: string, field: string][] {
  return readdirSync(types).flatMap((name): [string, string][] => {
    const file = path.join(types, name, 'content-types', name, 'schema.json');
    const { attributes }: { attributes: object } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { attributes: {} };
    if (!('submissionKey' in attributes)) return [];
    if ('parents' in attributes) return [[`api::${name}.${name}`, byParents]];
    return 'email' in attributes ? [[`api::${name}.${name}`, byEmail]] : [];
  });
}

/** Where the CMS keeps people, and by which field their address stands there. */
const places: Record<string, string> = {
  ...Object.fromEntries(submissionPlaces()),
  'api::manager-link.manager-link': byEmail,
  // What the placement desk has written about a request; it is gone with it.
  'api::proposal.proposal': 'filters[request][parents][email][$eqi]',
  'api::request-event.request-event': 'filters[request][parents][email][$eqi]',
  'api::request-note.request-note': 'filters[request][parents][email][$eqi]',
  'plugin::users-permissions.user': byEmail,
};

export type CmsRecords = Record<string, CmsRecord[]>;

/** What the CMS holds of an address, by type. */
export async function findCmsRecords(panel: PanelClient, address: string): Promise<CmsRecords> {
  const recordsByType: CmsRecords = {};
  for (const [uid, field] of Object.entries(places)) {
    const records = await panel.find(uid, `${encodeURIComponent(field)}=${encodeURIComponent(address)}`);
    if (records.length > 0) recordsByType[uid] = records;
  }
  return recordsByType;
}

/** The names of records, `type#document`. */
export function namesOf(records: CmsRecords): string[] {
  return Object.entries(records).flatMap(([uid, entries]) => entries.map(({ documentId }) => `${uid}#${documentId}`));
}

/** Erases records by their names; says how many were there. */
export async function eraseCmsRecords(panel: PanelClient, names: readonly string[]): Promise<number> {
  let erased = 0;
  for (const name of names) {
    const [uid = '', documentId = ''] = name.split('#');
    if (!(await panel.read(uid, documentId))) continue;
    await panel.remove(uid, documentId);
    erased += 1;
  }
  return erased;
}
