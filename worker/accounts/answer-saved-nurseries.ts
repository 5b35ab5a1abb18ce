import type { Context } from 'hono';
import * as v from 'valibot';
import type { SavedNurseriesAnswer } from '../../domain/accounts/session-answer.ts';
import { isSlugPath } from '../../domain/addresses/paths.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { BadInputError } from '../errors.ts';
import { refuseOtherSites } from '../forms/protection.ts';
import { readText } from '../read-text.ts';
import { type AppEnvironment, sessionOf } from '../request-state.ts';
import { callerOf } from './cms/caller.ts';
import { nurseriesOfIds, nurseriesOfSlugs } from './cms/nursery-names.ts';
import { mostNurseries } from './limits.ts';
import { isTryAllowed } from './try-limit.ts';

const largestBody = 32 * 1024;
const slugs = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200), v.check(isSlugPath))), v.maxLength(mostNurseries));
const changeSchema = v.object({ add: slugs, remove: slugs });

/** `POST /compte/creches`: brings what a device has saved together with what the account keeps. */
export async function answerSavedNurseries(c: Context<AppEnvironment>, dependencies: AccountDependencies): Promise<Response> {
  refuseOtherSites(c);
  const session = sessionOf(c);
  const user = await session.user();
  if (!user) return c.json({ slugs: null }, 401);
  if (!(await isTryAllowed(c, dependencies, { account: null, isGuess: false })))
    return c.json({ slugs: null }, 429, { 'retry-after': '60' });
  const change = await readChange(c);
  const idsOf = async (names: string[]) => (await nurseriesOfSlugs(dependencies, names)).map(({ documentId }) => documentId);
  const [add, remove] = await Promise.all([idsOf(change.add), idsOf(change.remove)]);
  const isChange = add.some((id) => !user.savedNurseries.includes(id)) || remove.some((id) => user.savedNurseries.includes(id));
  const saved = isChange ? await dependencies.accounts.changeNurseries(callerOf(c, session.token), { add, remove }) : user.savedNurseries;
  const published = await nurseriesOfIds(dependencies, saved);
  return c.json({ slugs: published.map(({ slug }) => slug) } satisfies SavedNurseriesAnswer);
}

async function readChange(c: Context<AppEnvironment>): Promise<v.InferOutput<typeof changeSchema>> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) throw new BadInputError('not JSON', 415);
  const text = await readText(c.req.raw, largestBody);
  try {
    return v.parse(changeSchema, JSON.parse(text));
  } catch {
    throw new BadInputError('no list of nurseries');
  }
}
