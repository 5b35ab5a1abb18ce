import type { Core } from '@strapi/strapi';
import { productConfig } from '../setup/product-config';
import type { Submission } from './create-submission-controller';
import { writeWhitePaperMail } from './white-paper-mail';

/** `accepted`: recorded, not sent yet; `missing_id`: no such white paper; the worker has a message for each. */
export type DeliveryOutcome = 'accepted' | 'contact_added' | 'contact_exists' | 'missing_id' | 'contact_error';

const paperUid = 'api::white-paper.white-paper' as never;
const requestUid = 'api::white-paper-request.white-paper-request' as never;

interface WhitePaper {
  title: string;
  file: { url: string } | null;
}

/** Sends the link to the PDF, once for an address and a white paper; asking again after a failure tries again. */
export async function deliverWhitePaper(strapi: Core.Strapi, request: Submission): Promise<DeliveryOutcome> {
  if (request.outcome === 'contact_added' || request.outcome === 'contact_exists') return request.outcome;
  const locale = request.language === 'en' ? 'en' : 'fr';
  const slug = String(request.whitePaperSlug ?? '');
  const paper = (await findPaper(strapi, { slug, locale })) ?? (await findPaper(strapi, { slug, locale: 'fr' }));
  if (!paper) return 'missing_id';
  if (await hasReceived(strapi, request)) return 'contact_exists';

  const { hasMail, filesUrl } = productConfig(strapi);
  if (!hasMail) return 'accepted';
  if (!paper.file) {
    strapi.log.error(`White paper ${slug} has no file to send`);
    return 'contact_error';
  }
  const link = new URL(paper.file.url, filesUrl).href;
  try {
    const mail = writeWhitePaperMail({ firstName: String(request.firstName ?? ''), title: paper.title, link, locale });
    await strapi
      .plugin('email')
      .service('email')
      .send({ to: request.email, ...mail });
    return 'contact_added';
  } catch (error) {
    strapi.log.error(`White paper ${slug} not sent for request ${request.documentId}: ${(error as Error).message}`);
    return 'contact_error';
  }
}

async function findPaper(strapi: Core.Strapi, { slug, locale }: { slug: string; locale: string }): Promise<WhitePaper | null> {
  const query = { filters: { slug }, locale, status: 'published', populate: ['file'] };
  return (await strapi.documents(paperUid).findFirst(query as never)) as unknown as WhitePaper | null;
}

async function hasReceived(strapi: Core.Strapi, request: Submission): Promise<boolean> {
  const filters = {
    email: request.email,
    whitePaperSlug: request.whitePaperSlug,
    outcome: 'contact_added',
    documentId: { $ne: request.documentId },
  };
  return (await strapi.documents(requestUid).count({ filters } as never)) > 0;
}
