import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Models, queryProblem } from '../queries/query-problem';

interface PolicyContext {
  request: { query?: Record<string, unknown> };
}

/** Answers what the site asks, and nothing that would keep the CMS busy for seconds: also of who has a token. */
export default (context: PolicyContext, { uid }: { uid: string }, { strapi }: { strapi: Core.Strapi }): boolean => {
  const models: Models = { model: (name) => strapi.getModel(name as never) };
  const problem = queryProblem(context.request.query ?? {}, uid, models);
  if (problem) throw new errors.ValidationError(problem);
  return true;
};
