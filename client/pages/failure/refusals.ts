import type { Messages } from '../../i18n/fr.ts';

type Refusals = Messages['errors']['refusals'];

/** Why a request was refused; null where the failure is ours. */
export function refusalOf(status: number, { errors }: Pick<Messages, 'errors'>): Refusals[keyof Refusals] | null {
  const refusals: Partial<Record<number, Refusals[keyof Refusals]>> = errors.refusals;
  return refusals[status] ?? null;
}
