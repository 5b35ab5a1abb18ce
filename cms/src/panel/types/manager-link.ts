import type { TypeLayout } from '../type-layout';

/** The link by which the manager of a nursery tells its places. */
export const managerLink: TypeLayout = {
  title: 'nurseryName',
  sort: 'week:desc',
  columns: ['week', 'nurseryName', 'email', 'sentAt', 'remindedAt', 'answeredAt'],
  rows: [['nurseryName', 'email'], ['week', 'expiresAt'], ['sentAt', 'remindedAt', 'answeredAt'], ['mailError']],
  hidden: ['linkKey', 'nurseryId', 'reminderDueAt', 'nextMailAt', 'mailAttempts'],
};
