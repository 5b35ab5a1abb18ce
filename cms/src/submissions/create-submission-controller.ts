import type { Core, UID } from '@strapi/strapi';
import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

export interface Submission {
  documentId: string;
  outcome?: string | null;
  language?: string | null;
  [field: string]: unknown;
}

/** What the CMS itself does with a recorded submission; the answer becomes the submission's `outcome`. */
export type Settle = (strapi: Core.Strapi, submission: Submission) => Promise<string>;

export function createSubmissionController(uid: UID.ContentType, settle?: Settle) {
  return factories.createCoreController(uid, ({ strapi }) => {
    async function withOutcome(answer: { data: Submission }) {
      if (!settle) return answer;
      const { documentId } = answer.data;
      // Not from the answer, which holds the fields that the caller asked for.
      const submission = (await strapi.documents(uid).findOne({ documentId })) as unknown as Submission;
      const outcome = await settle(strapi, submission);
      await strapi.documents(uid).update({ documentId, data: { outcome } as never });
      return { ...answer, data: { ...answer.data, outcome } };
    }
    return {
      async create(ctx: Context) {
        keepLocaleAsLanguage(ctx.request.body);
        try {
          return await withOutcome(await super.create(ctx));
        } catch (error) {
          throw isUniqueViolation(error) ? duplicateKeyError() : error;
        }
      },
      async update(ctx: Context) {
        keepLocaleAsLanguage(ctx.request.body);
        return withOutcome(await super.update(ctx));
      },
    };
  });
}

/** Strapi has a column `locale` of its own in every table, hidden from editors where the type is not localized. */
function keepLocaleAsLanguage(body: unknown): void {
  const data = (body as { data?: Record<string, unknown> } | undefined)?.data;
  if (typeof data !== 'object' || data === null || !('locale' in data)) return;
  const { locale } = data;
  delete data.locale;
  data.language ??= locale;
}

/** SQLite and PostgreSQL; reached where two equal submissions pass Strapi's own check at the same moment. */
function isUniqueViolation(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505';
}

/** The same answer as Strapi's own check gives, so that the worker knows one sign of "already delivered". */
function duplicateKeyError(): Error {
  const message = 'This attribute must be unique';
  return new errors.ValidationError(message, { errors: [{ path: ['submissionKey'], message, name: 'ValidationError' }] });
}
