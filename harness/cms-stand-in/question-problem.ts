import { cmsSource } from './cms-sources.ts';
import { type Nested, readQuery } from './read-query.ts';
import { type Schema, schemas } from './seed.ts';

interface QueryRules {
  queryProblem(query: Nested, uid: string, models: { model(uid: string): Schema | undefined }): string | null;
}

/** The rules of the CMS itself. */
const { queryProblem } = (await import(cmsSource('queries/query-problem.ts'))) as QueryRules;

/** What Strapi adds to each type. */
const added = { localizations: { type: 'relation' }, updatedAt: { type: 'datetime' } };

/** A type or a component of the CMS, by its uid. */
export function cmsModel(uid: string): Schema | undefined {
  const type = schemas.contentTypes[uid];
  return type ? { ...type, attributes: { ...added, ...type.attributes } } : schemas.components[uid];
}

/** Why the CMS would not answer a question about a type; null where it would. */
export function questionProblem(uid: string, parameters: URLSearchParams): string | null {
  return queryProblem(readQuery(parameters), uid, { model: cmsModel });
}
