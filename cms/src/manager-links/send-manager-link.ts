import type { Core } from '@strapi/strapi';
import { writeManagerMail } from '../mails/manager-mail';
import { sendMail } from '../mails/send-mail';
import { toldPlaces } from '../place-reports/nursery-places';
import { placeInWords } from '../place-reports/place-words';
import { productConfig } from '../setup/product-config';
import type { Submission } from '../submissions/submission';
import { buildManagerLink, findNursery, type ManagerLink } from './manager-link';

interface Sent {
  isDelayed: boolean;
  data: object;
}

const nothing: Sent = { isDelayed: false, data: {} };

/** Sends the mail of a link, or its reminder. To a nursery that is gone, or has another contact by now, nothing is sent. */
export async function sendManagerLink(strapi: Core.Strapi, entry: Submission): Promise<Sent> {
  const link = toLink(entry);
  const part = !link.sentAt ? 'sentAt' : 'remindedAt';
  if (part === 'remindedAt' && (!link.reminderDueAt || link.remindedAt || link.answeredAt)) return nothing;
  const { hasMail, siteUrl, linkSecret: secret } = productConfig(strapi);
  const nursery = await findNursery(strapi, link.nurseryId);
  if (!hasMail || !nursery || nursery.contactEmail !== link.email || new Date(link.expiresAt) < new Date()) return nothing;
  const mail = writeManagerMail({
    nurseryName: nursery.name,
    places: (await toldPlaces(strapi, link.nurseryId)).map(placeInWords),
    link: buildManagerLink(link, { siteUrl, secret }),
    until: new Date(link.expiresAt).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
    isReminder: part === 'remindedAt',
  });
  const end = await sendMail(strapi, { to: link.email, ...mail, id: `${link.documentId}.${part}` });
  if (end === 'sent') return { isDelayed: false, data: { [part]: new Date(), mailError: null } };
  return { isDelayed: end === 'delayed', data: end === 'refused' ? { mailError: `${part}: refused` } : {} };
}

/** An entry of the outbox as the link it is. */
function toLink(entry: Submission): ManagerLink {
  const { id, documentId, mailAttempts } = entry;
  const [sentAt, reminderDueAt, remindedAt, answeredAt] = ['sentAt', 'reminderDueAt', 'remindedAt', 'answeredAt'].map((name) =>
    entry[name] ? new Date(String(entry[name])) : null,
  );
  return {
    ...{ id, documentId, mailAttempts, sentAt, reminderDueAt, remindedAt, answeredAt },
    nurseryId: String(entry.nurseryId),
    email: String(entry.email),
    expiresAt: new Date(String(entry.expiresAt)),
  };
}
