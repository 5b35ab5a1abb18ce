import type { Context } from 'hono';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { calendarFile } from '../../../domain/calendar/calendar-file.ts';
import { addMonths, readPlainDate, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { reminderDayName } from '../../../domain/forms/reminder.ts';
import { type Locale, localizePath } from '../../../domain/locale.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AppEnvironment } from '../../request-state.ts';
import { readReceiptCookie } from './receipt.ts';

/** `GET /formulaires/rappel.ics`: the day by which somebody is answered, for their calendar. A reference is in no address. */
export function answerReminder(
  c: Context<AppEnvironment>,
  locale: Locale,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
): Response {
  const day = readPlainDate(c.req.query(reminderDayName) ?? '');
  const today = todayInParis(clock());
  if (!day || day < addMonths(today, -1) || day > addMonths(today, 1)) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  const { reminder } = messagesOf(locale).formOutcomes;
  const reference = readReceiptCookie(c.req.header('cookie'))?.reference ?? null;
  const file = calendarFile({
    id: `${reference ?? day}@${new URL(config.siteOrigin).host}`,
    day,
    title: reminder.title,
    description: reminder.description(reference),
    url: config.siteOrigin + localizePath('/suivi-de-demande', locale),
    madeAt: clock(),
  });
  return c.body(file, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="creche-sereine.ics"',
    'cache-control': 'no-store',
  });
}
