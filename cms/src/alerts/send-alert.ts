import type { Core } from '@strapi/strapi';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { createAlertFinder } from '../domain/nursery-places/alerts/find-for-alert';
import { sendMail } from '../mails/send-mail';
import { productConfig } from '../setup/product-config';
import { languageOf, type Submission } from '../submissions/submission';
import { endLink } from './alert-link';
import { type ToldNursery, writeAlertMail } from './alert-mails';
import { type AlertedNursery, readAlertNurseries } from './alert-nurseries';
import { idsOf, type NewPlace, newPlacesOf, type PlaceAlert, wishOf } from './alert-wish';

interface Sent {
  isDelayed: boolean;
  data: object;
}

/**
 * Sends what was collected for an alert, or nothing where there is nothing. A mail may wait for its server: what is no fact any more
 * when it is sent is left out, and an alert that was ended meanwhile writes nothing.
 */
export async function sendAlert(strapi: Core.Strapi, submission: Submission): Promise<Sent | null> {
  const alert = submission as PlaceAlert;
  const pending = newPlacesOf(alert.newPlaces);
  if (pending.length === 0) return null;
  const today = todayInParis(Date.now());
  const isLive = alert.confirmedAt && !alert.endedAt && alert.endsOn >= today;
  const nurseries = isLive ? await stillFree(strapi, { alert, pending, today }) : [];
  if (nurseries.length === 0) return { isDelayed: false, data: { newPlaces: null } };
  const language = languageOf(alert);
  const unsubscribe = endLink({ alert: alert.documentId, endsOn: alert.endsOn }, language, productConfig(strapi));
  const mail = writeAlertMail({ nurseries, endsOn: alert.endsOn, endLink: unsubscribe, language });
  const end = await sendMail(strapi, {
    ...mail,
    to: alert.email,
    // RFC 8058: mail programs end it by one press of their own.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    id: `${alert.documentId}.${alert.writtenOn}`,
  });
  if (end === 'delayed') return { isDelayed: true, data: {} };
  // Nobody reads that address any more.
  if (end === 'refused') return { isDelayed: false, data: { newPlaces: null, endedAt: new Date(), mailError: 'alert: refused' } };
  return {
    isDelayed: false,
    data: { newPlaces: null, toldPlaces: [...new Set([...idsOf(alert.toldPlaces), ...pending.map(({ place }) => place)])] },
  };
}

interface Pending {
  alert: PlaceAlert;
  pending: readonly NewPlace[];
  today: string;
}

/** Of what was collected the places that still are as they were, by nursery, the nearest first. */
async function stillFree(strapi: Core.Strapi, { alert, pending, today }: Pending): Promise<ToldNursery[]> {
  const nurseries = await readAlertNurseries(strapi, [...new Set(pending.map(({ nursery }) => nursery))]);
  const ids = new Set(pending.map(({ place }) => place));
  const matches = createAlertFinder(nurseries, today)(wishOf(alert)).filter(({ place }) => ids.has(place.id));
  const { siteUrl } = productConfig(strapi);
  const prefix = languageOf(alert) === 'en' ? '/en' : '';
  const byNursery = new Map<AlertedNursery, ToldNursery>();
  for (const { nursery, place, kilometres } of matches) {
    const { name, cityName, slug } = nursery;
    const places = [...(byNursery.get(nursery)?.places ?? []), place];
    byNursery.set(nursery, { name, cityName, kilometres, places, link: `${siteUrl}${prefix}/trouver-une-creche/${slug}` });
  }
  return [...byNursery.values()];
}
