import { storedEntries } from './documents.ts';
import { readSelection, toAnswer } from './populate.ts';
import { questionProblem } from './question-problem.ts';
import { nestedOf, readQuery, textsOf } from './read-query.ts';
import { schemas } from './seed.ts';
import { paged, passes, sorted } from './select-entries.ts';
import { invalid, notFound } from './strapi-errors.ts';

const types = new Map(
  Object.entries(schemas.contentTypes).map(([uid, { kind, info }]) => [
    kind === 'singleType' ? info?.singularName : info?.pluralName,
    { uid, isSingle: kind === 'singleType' },
  ]),
);

/** Answers a question to the CMS from the files of the seed, as the real one does: a body, or a response where it is an error. */
export function answerFromSeed(url: URL): unknown {
  try {
    return answer(url);
  } catch (error) {
    if (error instanceof TypeError) return invalid(error.message);
    throw error;
  }
}

function answer({ pathname, searchParams }: URL): unknown {
  const [, collection = '', documentId] = /^\/api\/([a-z-]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  const type = types.get(collection);
  if (!type) return notFound();
  const problem = questionProblem(type.uid, searchParams);
  if (problem) throw new TypeError(problem);
  const query = readQuery(searchParams);
  const selection = readSelection(query);
  const entries = storedEntries(type.uid, query.locale === 'en' ? 'en' : 'fr');
  if (type.isSingle || documentId) {
    const entry = entries.find(({ fields }) => type.isSingle || fields.documentId === documentId);
    return entry ? { data: toAnswer(entry, selection), meta: {} } : notFound();
  }
  const matches = sorted(
    entries.filter((entry) => passes(entry, nestedOf(query.filters))),
    textsOf(query.sort),
  );
  const page = paged(matches, nestedOf(query.pagination));
  return { data: page.entries.map((entry) => toAnswer(entry, selection)), meta: page.meta };
}
