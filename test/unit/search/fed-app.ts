import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { feed } from '../../../worker/search/feed/feed-tasks.ts';
import { createTestApp, type TestApp } from '../../app/test-app.ts';
import { createGazetteerDatabase } from '../../helpers/edge-database/gazetteer-database.ts';

/** The app on the seed content, whose search knows the places of France and what the seed holds: a second, once a file. */
export async function createFedApp(): Promise<TestApp> {
  const app = createTestApp(answerFromSeed, undefined, { database: createGazetteerDatabase() });
  await feed(app.dependencies);
  return app;
}
