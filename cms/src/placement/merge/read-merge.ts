import type { Core } from '@strapi/strapi';
import type { DeskAnswer } from '../desk/desk-call';
import { noteSeen } from '../events';
import { requestRows } from '../placement-rows';
import { refusal } from '../refusals';
import { differences, mergeFieldNames, mergeFields } from './merge-fields';

/** A request with everything that a merge compares. */
export interface WholeRequest extends Record<string, unknown> {
  id: number;
  documentId: string;
  reference: string | null;
}

/** A request with its parts, or a refusal where it is gone. */
export async function findWhole(strapi: Core.Strapi, documentId: string | undefined): Promise<WholeRequest> {
  const populate = { children: true, parents: true, employerAccount: true };
  const entry: WholeRequest | null = await requestRows(strapi).findOne({ where: { documentId: documentId ?? '' }, populate });
  if (!entry) throw refusal('requestGone');
  return entry;
}

const shownBeside = ['documentId', 'reference', 'contactName', 'state', 'submittedAt'] as const;

function toShown(entry: WholeRequest): object {
  const names = [...shownBeside, ...mergeFieldNames.flatMap((field) => [...mergeFields[field]])];
  return Object.fromEntries(names.map((name) => [name, entry[name] ?? null]));
}

/** Two requests beside each other, with the fields in which they differ; that both were looked at is written down. */
export const readMerge: DeskAnswer = async (strapi, { params, actor }) => {
  const [kept, other] = [await findWhole(strapi, params.request), await findWhole(strapi, params.other)];
  for (const { id } of [kept, other]) await noteSeen(strapi, id, { actor, now: Date.now() });
  return { kept: toShown(kept), other: toShown(other), differences: differences(kept, other) };
};
