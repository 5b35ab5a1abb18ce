import type { Core } from '@strapi/strapi';
import { requestRows } from '../placement-rows';

const pageSize = 200;

/** Requests from before their families were written to: what they are at now is no news to them. */
export async function fillFamilySigns(strapi: Core.Strapi): Promise<void> {
  for (;;) {
    const rows: { id: number; state: string | null; submittedAt: string | null }[] = await requestRows(strapi).findMany({
      where: { lastFamilySignAt: { $null: true }, startDate: { $notNull: true } },
      orderBy: { id: 'asc' },
      limit: pageSize,
    });
    for (const { id, state, submittedAt } of rows)
      await requestRows(strapi).updateMany({ where: { id }, data: { lastFamilySignAt: submittedAt ?? new Date(), toldState: state } });
    if (rows.length < pageSize) return;
  }
}
