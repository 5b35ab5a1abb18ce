import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { createAlertFinder } from '../domain/nursery-places/alerts/find-for-alert';
import { productConfig } from '../setup/product-config';
import { rowsOf } from '../submissions/submission-documents';
import { readAlertNurseries } from './alert-nurseries';
import { idsOf, type NewPlace, type PlaceAlert, wishOf } from './alert-wish';

const pageSize = 500;
/** So many places of an alert are told at once, the nearest; who hears of more has asked for half a country. */
const mostPlaces = 300;

const isLive = { confirmedAt: { $notNull: true }, endedAt: { $null: true } };

/** An alert for which there is something to tell. */
interface News {
  documentId: string;
  email: string;
  writtenOn: string;
  newPlaces: NewPlace[];
}

/**
 * Looks for what is new for each alert, and hands it to the outbox of mails. Nothing is told twice: what was told is noted with its
 * alert, and an address that has a mail of today gets none before tomorrow.
 */
export async function collectAlerts(strapi: Core.Strapi, now = new Date()): Promise<void> {
  if (!productConfig(strapi).hasMail || !(await rowsOf(strapi, 'place-alert').findOne({ select: ['id'], where: isLive }))) return;
  const today = todayInParis(now.getTime());
  const nurseries = await readAlertNurseries(strapi);
  const free = new Set(
    nurseries.flatMap(({ places }) => places.flatMap(({ id, availability }) => (availability === 'number' ? [id] : []))),
  );
  const find = createAlertFinder(nurseries, today);
  const news: News[] = [];
  const written = new Set<string>();
  await eachLiveAlert(strapi, today, async (alert) => {
    if (alert.writtenOn === today) return void written.add(mailboxOf(alert));
    const oldPlaces = await forgetTaken(strapi, alert, free);
    const newPlaces = find(wishOf(alert)).flatMap(({ nursery, place }) =>
      oldPlaces.includes(place.id) ? [] : [{ nursery: nursery.slug, place: place.id }],
    );
    const { documentId, email, writtenOn } = alert;
    if (newPlaces.length > 0) news.push({ documentId, email, writtenOn: writtenOn ?? '', newPlaces: newPlaces.slice(0, mostPlaces) });
  });
  // Of several alerts of one address the one comes first that has waited longest.
  for (const one of news.sort((a, b) => (a.writtenOn < b.writtenOn ? -1 : 1))) {
    if (written.has(mailboxOf(one))) continue;
    written.add(mailboxOf(one));
    await handOver(strapi, one, { today, now });
  }
}

const mailboxOf = ({ email }: { email: string }) => email.toLowerCase();

/** Goes through the alerts that are confirmed and have not ended, page by page by their id. */
async function eachLiveAlert(strapi: Core.Strapi, today: string, look: (alert: PlaceAlert) => Promise<void>): Promise<void> {
  for (let last: PlaceAlert['id'] = 0; ; ) {
    const page = (await rowsOf(strapi, 'place-alert').findMany({
      where: { id: { $gt: last }, ...isLive },
      orderBy: { id: 'asc' },
      limit: pageSize,
    })) as PlaceAlert[];
    for (const alert of page) {
      last = alert.id;
      // One that ends today still writes.
      if (alert.endsOn >= today) await look(alert);
    }
    if (page.length < pageSize) return;
  }
}

/** What was told and is taken by now would be news again, once it is free again. */
async function forgetTaken(strapi: Core.Strapi, alert: PlaceAlert, free: ReadonlySet<string>): Promise<string[]> {
  const oldPlaces = idsOf(alert.toldPlaces);
  const still = oldPlaces.filter((id) => free.has(id));
  if (still.length < oldPlaces.length)
    await rowsOf(strapi, 'place-alert').updateMany({ where: { documentId: alert.documentId }, data: { toldPlaces: still } });
  return still;
}

/** One statement: of two runs at the same moment, one changes the row. */
async function handOver(strapi: Core.Strapi, { documentId, newPlaces }: News, { today, now }: { today: string; now: Date }): Promise<void> {
  await rowsOf(strapi, 'place-alert').updateMany({
    where: {
      documentId,
      ...isLive,
      $or: [{ writtenOn: { $null: true } }, { writtenOn: { $ne: today } }],
    },
    data: { newPlaces, writtenOn: today, nextMailAt: now, mailAttempts: 0 },
  });
}
