import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { rowsOf } from '../submissions/submission-documents';

const answers = ['confirm', 'end'] as const;
type AlertAnswer = (typeof answers)[number];

/** `gone`: it has ended, or was not confirmed in time. */
export type AlertOutcome = 'confirmed' | 'ended' | 'gone';

/** Whether something is an answer that a mail offers. */
export function isAlertAnswer(value: unknown): value is AlertAnswer {
  return answers.some((answer) => answer === value);
}

/** Confirms or ends an alert. The same again changes nothing, and one that has ended stays so whatever comes after. */
export async function answerAlert(
  strapi: Core.Strapi,
  { alert, answer }: { alert: string; answer: AlertAnswer },
  now = new Date(),
): Promise<AlertOutcome> {
  const rows = rowsOf(strapi, 'place-alert');
  const where = { documentId: alert, endedAt: { $null: true } };
  if (answer === 'end') {
    await rows.updateMany({ where, data: { endedAt: now, newPlaces: null } });
    return 'ended';
  }
  const today = todayInParis(now.getTime());
  await rows.updateMany({ where: { ...where, confirmedAt: { $null: true } }, data: { confirmedAt: now } });
  const entry: { endedAt?: unknown; endsOn?: string | null } | null = await rows.findOne({ where: { documentId: alert } });
  return entry && !entry.endedAt && String(entry.endsOn ?? '') >= today ? 'confirmed' : 'gone';
}
