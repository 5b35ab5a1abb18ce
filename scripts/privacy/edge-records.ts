import { createHash } from 'node:crypto';
import type { Row } from '../submissions/database.ts';

/** Runs SQL in the edge database. */
export type AskEdge = (sql: string) => Row[];

export interface EdgeRecords {
  submissions: Row[];
  drafts: Row[];
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The rows of a table one of whose values is the address, whatever its capitals. */
function rowsWith(table: string, address: string, ask: AskEdge): Row[] {
  const isHere = `EXISTS (SELECT 1 FROM json_tree(payload) WHERE lower(atom) = ${literal(address)})`;
  return ask(`SELECT * FROM ${table} WHERE payload IS NOT NULL AND json_valid(payload) AND ${isHere}`);
}

/** What the edge database holds of an address: requests of the last 28 days, and forms that are being filled in. */
export function findEdgeRecords(address: string, ask: AskEdge): EdgeRecords {
  return { submissions: rowsWith('submissions', address, ask), drafts: rowsWith('form_drafts', address, ask) };
}

/** Erases requests by their keys, and drafts; what was not delivered yet never is. Says of how many rows something was left. */
export function eraseEdgeRecords({ keys, drafts }: { keys: readonly string[]; drafts: readonly string[] }, ask: AskEdge): number {
  const list = (values: readonly string[]) => values.map(literal).join(', ');
  const now = Date.now();
  const erase = `UPDATE submissions SET payload = NULL, content_key = NULL, consent_text = NULL, source_page = '', erased_at = ${now},
    delivered_at = coalesce(delivered_at, ${now}) WHERE payload IS NOT NULL AND submission_key IN (${list(keys)}) RETURNING id`;
  const erased = keys.length > 0 ? ask(erase).length : 0;
  const removed = drafts.length > 0 ? ask(`DELETE FROM form_drafts WHERE id IN (${list(drafts)}) RETURNING id`).length : 0;
  return erased + removed;
}

export interface PrivacyAct {
  act: 'find' | 'export' | 'erase' | 'repeat';
  actor: string;
  address: string;
  counts: Record<string, number>;
  /** Names of what is erased: `type#document` of the CMS, `edge#key` of a request. */
  erased: readonly string[];
}

/** Writes down what is done with a person's data, without saying whose they are. */
export function noteAct({ act, actor, address, counts, erased }: PrivacyAct, ask: AskEdge): void {
  const digest = createHash('sha256').update(address).digest('hex');
  const values = [act, actor, digest, JSON.stringify(counts), JSON.stringify(erased)].map(literal).join(', ');
  ask(`INSERT INTO privacy_acts (at, act, actor, address_digest, counts, erased) VALUES (${Date.now()}, ${values})`);
}

/** What was done so far, the newest first. */
export function readActs(ask: AskEdge): Row[] {
  return ask('SELECT * FROM privacy_acts ORDER BY at DESC');
}
