import type { CmsRecord, PanelClient } from './panel-client.ts';

/** Where the CMS keeps people, and by which field their address stands there. */
const places = {
  'api::contact-request.contact-request': 'filters[email][$eqi]',
  'api::error-report.error-report': 'filters[email][$eqi]',
  'api::manager-link.manager-link': 'filters[email][$eqi]',
  'api::manifesto-signature.manifesto-signature': 'filters[email][$eqi]',
  'api::place-alert.place-alert': 'filters[email][$eqi]',
  'api::pre-registration.pre-registration': 'filters[parents][email][$eqi]',
  // What the placement desk has written about a request; it is gone with it.
  'api::proposal.proposal': 'filters[request][parents][email][$eqi]',
  'api::request-event.request-event': 'filters[request][parents][email][$eqi]',
  'api::request-note.request-note': 'filters[request][parents][email][$eqi]',
  'api::white-paper-request.white-paper-request': 'filters[email][$eqi]',
  'plugin::users-permissions.user': 'filters[email][$eqi]',
} as const;

export type CmsRecords = Record<string, CmsRecord[]>;

/** What the CMS holds of an address, by type. */
export async function findCmsRecords(panel: PanelClient, address: string): Promise<CmsRecords> {
  const found: CmsRecords = {};
  for (const [uid, field] of Object.entries(places)) {
    const records = await panel.find(uid, `${encodeURIComponent(field)}=${encodeURIComponent(address)}`);
    if (records.length > 0) found[uid] = records;
  }
  return found;
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
