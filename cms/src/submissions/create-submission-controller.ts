import { type Core, factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { uidOf } from '../editorial/editorial-types';
import { productConfig } from '../setup/product-config';
import { sendMailsOf, sendSoon } from './mail-outbox';
import { prepareSignature, renewSignature } from './signatures';
import type { Submission } from './submission';
import { documentsOf, rowsOf } from './submission-documents';
import type { SubmissionType } from './submissions';
import { isUniqueViolation } from './unique-violation';

/** What follows from a submission at once: together with its record, or neither. */
type Settle = (strapi: Core.Strapi, documentId: string) => Promise<void>;

/**
 * Records what the worker sends, once a key. Mails go out behind the answer and are tried again until they are sent; only a
 * white paper is waited for, since its reader is told what became of it.
 */
export function createSubmissionController(type: SubmissionType, settle?: Settle) {
  return factories.createCoreController(uidOf(type), ({ strapi }) => ({
    async create(ctx: Context) {
      const data = dataOf(ctx);
      keepLocaleAsLanguage(data);
      // Without a mail server there is nothing to send, today or on the day there is one.
      if (productConfig(strapi).hasMail || type === 'white-paper-request') data.nextMailAt = new Date().toISOString();
      const first = type === 'manifesto-signature' ? await prepareSignature(strapi, data) : null;
      const record = async () => {
        const created = (await super.create(ctx)) as { data: Submission };
        await settle?.(strapi, created.data.documentId);
        return created;
      };
      const answer = await (settle ? strapi.db.transaction(record) : record()).catch(rethrowDuplicate(data.submissionKey));
      const { documentId } = answer.data;
      if (first) {
        const { isMailDue } = await renewSignature(strapi, first, data);
        if (isMailDue) sendSoon(strapi, type, first.documentId);
        return answer;
      }
      if (type !== 'white-paper-request') {
        sendSoon(strapi, type, documentId);
        return answer;
      }
      await sendMailsOf(strapi, type, documentId);
      const recorded = await documentsOf(strapi, type).find(documentId);
      return { ...answer, data: { ...answer.data, outcome: recorded?.outcome } };
    },
    async update(ctx: Context) {
      keepLocaleAsLanguage(dataOf(ctx));
      return super.update(ctx);
    },
  }));

  /**
   * Reached where two equal submissions pass Strapi's own check at the same moment. The same answer as that check gives, so that
   * the worker knows one sign of "already delivered". Of another key that was taken meanwhile it hears of a failure, and tries again.
   */
  function rethrowDuplicate(submissionKey: unknown) {
    return async (error: unknown): Promise<never> => {
      if (!isUniqueViolation(error) || !(await rowsOf(strapi, type).findOne({ where: { submissionKey } }))) throw error;
      const message = 'This attribute must be unique';
      throw new errors.ValidationError(message, { errors: [{ path: ['submissionKey'], message, name: 'ValidationError' }] });
    };
  }
}

function dataOf(ctx: Context): Record<string, unknown> {
  const { data } = (ctx.request.body ?? {}) as { data?: Record<string, unknown> };
  return typeof data === 'object' && data !== null ? data : {};
}

/** Strapi has a column `locale` of its own in every table, hidden from editors where the type is not localized. */
function keepLocaleAsLanguage(data: Record<string, unknown>): void {
  if (!('locale' in data)) return;
  const { locale } = data;
  delete data.locale;
  data.language ??= locale;
}
