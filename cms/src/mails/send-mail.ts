import type { Core } from '@strapi/strapi';
import type { Mail } from './mail';

export interface OutgoingMail extends Mail {
  to: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** The same for each attempt, so that a mail that was sent twice is shown once. */
  id: string;
}

/** `refused`: by the server of the address, for good; `delayed`: the mail server is down, or asks to come back later. */
export type Sending = 'sent' | 'refused' | 'delayed';

const firstPermanentCode = 500;

/** Hands a mail to the mail server. Never throws; the log names the mail, not the person. */
export async function sendMail(strapi: Core.Strapi, { id, ...mail }: OutgoingMail): Promise<Sending> {
  const host = new URL(strapi.config.get('product.siteUrl')).hostname;
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({ ...mail, messageId: `<${id}@${host}>` });
    return 'sent';
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    strapi.log.error(`Mail ${id} not sent: ${code ?? 'no code'} ${responseCode ?? ''}`);
    // A refused login is our mistake, not the address's.
    return code !== 'EAUTH' && (responseCode ?? 0) >= firstPermanentCode ? 'refused' : 'delayed';
  }
}
