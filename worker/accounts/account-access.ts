import type { Context } from 'hono';
import type { AccountReply } from '../../domain/accounts/account-forms.ts';
import type { AccountDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import type { AccountUser, OwnAlert, OwnRequest } from './cms/account-user.ts';
import { callerOf } from './cms/caller.ts';
import { type NamedNursery, nurseriesOfIds, nurseriesOfSlugs } from './cms/nursery-names.ts';
import { type MailLink, readLinkCookie } from './mail-link.ts';

/** What the loaders of account screens may ask about their reader. */
export interface AccountAccess {
  /** Null where nobody is signed in. */
  user(): Promise<AccountUser | null>;
  /** Pre-registrations made with the account's confirmed address, with the nurseries they name; null where they cannot be read now. */
  requests(): Promise<{ requests: OwnRequest[]; nurseries: NamedNursery[] } | null>;
  /** Alerts of the account's confirmed address that have not ended; null where they cannot be read now. */
  alerts(): Promise<OwnAlert[] | null>;
  /** The published ones among the saved nurseries; null where they cannot be read now. */
  nurseries(): Promise<NamedNursery[] | null>;
  /** The form of the screen that comes back, or null. */
  reply: AccountReply | null;
  /** The reader has opened a mail's link of this kind. */
  hasLink(link: MailLink): boolean;
}

/** Where no reader is known. */
export const nobody: AccountAccess = {
  user: async () => null,
  requests: async () => null,
  alerts: async () => null,
  nurseries: async () => null,
  reply: null,
  hasLink: () => false,
};

/** The reader of a request, as the screens of accounts may know them. */
export function accountAccessOf(
  c: Context<AppEnvironment>,
  dependencies: Pick<AccountDependencies, 'accounts' | 'client' | 'logger'>,
): AccountAccess {
  const { accounts, logger } = dependencies;
  // Only addresses of accounts have one.
  const session = c.get('session');
  const user = async () => session?.user() ?? null;

  /** A part of a screen that cannot be read is left out, and said to be. */
  async function orNull<Value>(part: string, read: () => Promise<Value>): Promise<Value | null> {
    try {
      return await read();
    } catch (error) {
      logger.error('account-part-missing', error, { id: c.get('requestId'), part });
      return null;
    }
  }

  return {
    user,
    requests: () =>
      orNull('requests', async () => {
        const reject = (reason: string) => logger.warn('content-rejected', { type: 'pre-registration', reason });
        const requests = await accounts.requests(callerOf(c, session?.token), reject);
        const slugs = requests.flatMap(({ nurserySlug }) => nurserySlug ?? []);
        return { requests, nurseries: await nurseriesOfSlugs(dependencies, [...new Set(slugs)]) };
      }),
    alerts: () =>
      orNull('alerts', () =>
        accounts.alerts(callerOf(c, session?.token), (reason) => logger.warn('content-rejected', { type: 'place-alert', reason })),
      ),
    nurseries: () => orNull('nurseries', async () => nurseriesOfIds(dependencies, (await user())?.savedNurseries ?? [])),
    reply: c.get('accountReply') ?? null,
    hasLink: (link) => readLinkCookie(link, c.req.header('cookie')) !== null,
  };
}
