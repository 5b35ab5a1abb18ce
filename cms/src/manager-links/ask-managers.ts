import type { Core } from '@strapi/strapi';
import { weekdays } from '../domain/childcare/weekdays';
import { dayMilliseconds } from '../domain/durations';
import { uidOf } from '../editorial/editorial-types';
import { productConfig } from '../setup/product-config';
import { isUniqueViolation } from '../submissions/unique-violation';
import { isPublished, type LinkedNursery, linkLifetimeMilliseconds, linkRows } from './manager-link';
import { lastSlot, type WeeklyTime } from './weekly-slot';

/** For so many hours a week's links are still written: a CMS that was down makes up for them. */
const askingHours = 24;
/** Who has not answered by then is reminded, once; for as long as the second number says. */
const reminderHours = [48, 72] as const;
/** A day that was changed in the settings makes nobody hear twice in a week. */
const leastPauseMilliseconds = 4 * dayMilliseconds;
/** Links are of no use to anybody so long after their end. */
const keptMilliseconds = 60 * dayMilliseconds;
const pageSize = 200;
const usual: WeeklyTime = { weekday: 'monday', hour: 9 };

/** Each week: writes a link for every nursery that has a contact, then reminds those who have not answered. The outbox of mails sends them. */
export async function askManagers(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await linkRows(strapi).deleteMany({ where: { expiresAt: { $lt: new Date(now.getTime() - keptMilliseconds) } } });
  const time = productConfig(strapi).hasMail ? await weeklyTime(strapi) : null;
  if (!time) return;
  const { day, hoursAgo } = lastSlot(now, time);
  if (hoursAgo < askingHours) await writeLinks(strapi, day, now);
  else if (hoursAgo >= reminderHours[0] && hoursAgo < reminderHours[1]) await remind(strapi, day, now);
}

/** When managers are written to, by the settings of the site; null where they are not. */
async function weeklyTime(strapi: Core.Strapi): Promise<WeeklyTime | null> {
  const settings = await strapi.db
    .query(uidOf('site-setting'))
    .findOne({ select: ['placesMailDay', 'placesMailHour'], where: { locale: 'fr' } });
  const { placesMailDay, placesMailHour } = settings ?? {};
  if (placesMailDay === 'never') return null;
  const weekday = weekdays.find((name) => name === placesMailDay) ?? usual.weekday;
  return { weekday, hour: typeof placesMailHour === 'number' ? placesMailHour : usual.hour };
}

async function writeLinks(strapi: Core.Strapi, day: string, now: Date): Promise<void> {
  let written = 0;
  let last = 0;
  for (;;) {
    const page: LinkedNursery[] = await strapi.db.query(uidOf('nursery')).findMany({
      where: { ...isPublished, contactEmail: { $notNull: true }, id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: pageSize,
    });
    const recentNurseries = await recentlyAsked(strapi, page, now);
    for (const nursery of page) {
      last = nursery.id;
      if (nursery.contactEmail?.trim() && !recentNurseries.has(nursery.documentId))
        written += await writeLink(strapi, { nursery, day, now });
    }
    if (page.length < pageSize) break;
  }
  if (written > 0) strapi.log.info(`Places: ${written} managers are asked`);
}

async function recentlyAsked(strapi: Core.Strapi, nurseries: readonly LinkedNursery[], now: Date): Promise<Set<string>> {
  const since = now.getTime() + linkLifetimeMilliseconds - leastPauseMilliseconds;
  const rows = await linkRows(strapi).findMany({
    select: ['nurseryId'],
    where: { nurseryId: { $in: nurseries.map(({ documentId }) => documentId) }, expiresAt: { $gt: new Date(since) } },
  });
  return new Set(rows.map(({ nurseryId }: { nurseryId: string }) => nurseryId));
}

interface WeeklyLink {
  nursery: LinkedNursery;
  day: string;
  now: Date;
}

/** Of two instances that write the same link at once, the database lets one. */
async function writeLink(strapi: Core.Strapi, { nursery, day, now }: WeeklyLink): Promise<number> {
  const { documentId: nurseryId, name, contactEmail: email } = nursery;
  // Whole seconds: its address names its end.
  const expiresAt = new Date(Math.floor(now.getTime() / 1000) * 1000 + linkLifetimeMilliseconds);
  const data = { linkKey: `${nurseryId} ${day}`, week: day, nurseryId, nurseryName: name, email, expiresAt, nextMailAt: now };
  try {
    await strapi.documents(uidOf('manager-link')).create({ data });
    return 1;
  } catch (error) {
    const isThere = isUniqueViolation(error) || (await linkRows(strapi).findOne({ where: { linkKey: data.linkKey } })) !== null;
    if (!isThere) throw error;
    return 0;
  }
}

/** One statement: whoever comes second finds nothing more to remind. */
async function remind(strapi: Core.Strapi, day: string, now: Date): Promise<void> {
  const { count } = await linkRows(strapi).updateMany({
    where: { week: day, sentAt: { $notNull: true }, answeredAt: { $null: true }, reminderDueAt: { $null: true } },
    data: { reminderDueAt: now, nextMailAt: now, mailAttempts: 0 },
  });
  if (count > 0) strapi.log.info(`Places: ${count} managers are reminded`);
}
