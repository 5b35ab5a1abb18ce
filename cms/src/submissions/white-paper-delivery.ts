import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../editorial/editorial-types';
import { sendMail } from '../mails/send-mail';
import { buildWhitePaperLink, linkLifetimeMilliseconds } from '../mails/white-paper-link';
import { writeWhitePaperMail } from '../mails/white-paper-mail';
import { productConfig } from '../setup/product-config';
import { languageOf, type Submission } from './submission';
import { rowsOf } from './submission-documents';
import { isUniqueViolation } from './unique-violation';
import type { WhitePaperOutcome } from './white-paper-outcomes';

interface WhitePaper {
  title: string;
  file: { url: string } | null;
}

interface Sent {
  isDelayed: boolean;
  data: { outcome: WhitePaperOutcome; sentAt?: Date; deliveryKey?: null };
}

/** Sends the link to the PDF, once for an address and a white paper while the link works; after a failure a new request tries again. */
export async function sendWhitePaper(strapi: Core.Strapi, request: Submission): Promise<Sent> {
  const end = (outcome: WhitePaperOutcome, more: Partial<Sent['data']> = {}): Sent => ({ isDelayed: false, data: { outcome, ...more } });
  if (request.outcome && request.outcome !== 'accepted') return end(request.outcome as WhitePaperOutcome);
  if (request.suspicion === 'trap' || request.suspicion === 'many-mails') return end('accepted');
  const locale = languageOf(request);
  const slug = String(request.whitePaperSlug ?? '');
  const paper = (await findPaper(strapi, { slug, locale })) ?? (await findPaper(strapi, { slug, locale: 'fr' }));
  if (!paper) return end('missing_id');
  if (!paper.file) {
    strapi.log.error(`White paper ${slug} has no file to send`);
    return end('contact_error');
  }
  const { hasMail, siteUrl, linkSecret } = productConfig(strapi);
  if (!hasMail) return end('accepted');
  const claim = await claimDelivery(strapi, request);
  if (claim === 'sent_before') return end('contact_exists');
  if (claim === 'being_sent') return { isDelayed: true, data: { outcome: 'accepted' } };

  const link = buildWhitePaperLink({ slug, locale, now: Date.now() }, { siteUrl, secret: linkSecret });
  const mail = writeWhitePaperMail({ title: paper.title, link, locale });
  const sending = await sendMail(strapi, { to: String(request.email), ...mail, id: `${request.documentId}.paper` });
  if (sending === 'sent') return end('contact_added', { sentAt: new Date() });
  if (sending === 'refused') return end('contact_error', { deliveryKey: null });
  return { isDelayed: true, data: { outcome: 'accepted' } };
}

async function findPaper(strapi: Core.Strapi, { slug, locale }: { slug: string; locale: string }): Promise<WhitePaper | null> {
  const query = { filters: { slug }, locale, status: 'published' as const, populate: ['file'] };
  const paper = await strapi.documents(uidOf('white-paper')).findFirst(query);
  return paper && { title: String(paper.title), file: paper.file ?? null };
}

/** Address and white paper, as one text that two requests cannot both have: the database sees to that. */
function deliveryKeyOf({ email, whitePaperSlug }: Submission): string {
  return createHash('sha256').update(`${email}\n${whitePaperSlug}`).digest('hex');
}

async function claimDelivery(strapi: Core.Strapi, request: Submission): Promise<'ours' | 'sent_before' | 'being_sent'> {
  const requests = rowsOf(strapi, 'white-paper-request');
  const deliveryKey = deliveryKeyOf(request);
  const take = () => requests.updateMany({ where: { documentId: request.documentId }, data: { deliveryKey } });
  try {
    await take();
    return 'ours';
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const owner = await requests.findOne({ where: { deliveryKey } });
  if (owner?.outcome !== 'contact_added') return 'being_sent';
  if (Date.parse(String(owner.sentAt)) > Date.now() - linkLifetimeMilliseconds) return 'sent_before';
  // The link of that time has ended.
  await requests.updateMany({ where: { documentId: owner.documentId }, data: { deliveryKey: null } });
  await take();
  return 'ours';
}
