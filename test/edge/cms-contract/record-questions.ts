import type { CacheRequest, ContentCache } from '../../../worker/cache/content-cache.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';

/** What the CMS is asked and how the answer is read: by the CMS that `source` names when it is called. */
interface Question {
  key: string;
  /** Reads the answer with the query's own parser: the value, and the tags it is made of. */
  load(): Promise<unknown>;
}

/** The app in Node, which notes every content query that it makes. */
export interface QuestionRecorder {
  app: TestApp;
  /** Which CMS answers from now on. */
  source: { answer(url: URL): unknown };
  /** The queries that these addresses make and no address before them has made. */
  questionsOf(addresses: readonly string[]): Promise<Question[]>;
}

/** Records the questions of addresses while `answer` answers them. */
export function createQuestionRecorder(answer: (url: URL) => unknown): QuestionRecorder {
  const source = { answer };
  const app = createTestApp((url) => source.answer(url));
  const keys = new Set<string>();
  let questions: Question[] = [];
  watch(app.dependencies.cache, ({ key, load }) => {
    if (keys.has(key)) return;
    keys.add(key);
    questions.push({ key, load });
  });
  return {
    app,
    source,
    async questionsOf(addresses) {
      questions = [];
      for (const address of addresses) {
        await (await app.get(address)).arrayBuffer();
        await app.settle();
      }
      return questions;
    },
  };
}

function watch(cache: ContentCache, note: (request: CacheRequest<unknown>) => void): void {
  const { read, peek } = cache;
  cache.read = (request) => {
    note(request);
    return read(request);
  };
  cache.peek = (request) => {
    note(request);
    return peek(request);
  };
}
