import type { Core } from '@strapi/strapi';
import { noteUse } from './unused-accounts';
import { findUser, type User, userService, userUid } from './user';

interface TokenPayload {
  id?: number;
  /** When the token was made, in milliseconds since 1970: `iat` counts in whole seconds. */
  at?: number;
}

export interface TokenService {
  issue(payload: TokenPayload, options?: object): string;
  verify(token: string): Promise<TokenPayload>;
}

/** More than anybody has in the month that a token lives; the oldest leaves first. */
const mostEnded = 100;

type CreateTokenService = (context: { strapi: Core.Strapi }) => TokenService;

/**
 * Strapi's tokens live until they expire, whatever happens to their account. Ours say when they were made, and one from
 * before the account's `sessionsValidFrom`, or that has signed out, is none.
 */
export function withRevocation(createService: CreateTokenService): CreateTokenService {
  return (context) => {
    const service = createService(context);
    return {
      ...service,
      issue: (payload, options) => service.issue({ ...payload, at: Date.now() }, options),
      async verify(token) {
        const payload = await service.verify(token);
        const user = payload.id === undefined ? null : await findUser(context.strapi, { id: payload.id });
        if (!user || !isFrom(payload.at, user.sessionsValidFrom) || hasEnded(payload.at, user)) throw new Error('Invalid token.');
        await noteUse(context.strapi, user);
        return payload;
      },
    };
  };
}

function isFrom(madeAt: number | undefined, validFrom: Date | string | null): boolean {
  return typeof madeAt === 'number' && (validFrom === null || madeAt >= new Date(validFrom).getTime());
}

function endedOf({ endedSessions }: Pick<User, 'endedSessions'>): number[] {
  return Array.isArray(endedSessions) ? endedSessions.filter((at) => typeof at === 'number') : [];
}

function hasEnded(madeAt: number | undefined, user: User): boolean {
  return madeAt !== undefined && endedOf(user).includes(madeAt);
}

/** Ends the session of a token; other sessions of its account go on. Of a token that is none there is nothing to end. */
export async function endSession(strapi: Core.Strapi, token: string): Promise<void> {
  const tokens: TokenService = strapi.plugin('users-permissions').service('jwt');
  const payload = await tokens.verify(token).catch(() => null);
  if (payload?.id === undefined || payload.at === undefined) return;
  const user = await findUser(strapi, { id: payload.id });
  if (user) await userService(strapi).edit(user.id, { endedSessions: [...endedOf(user), payload.at].slice(-mostEnded) });
}

/** A new password ends all sessions, whoever sets it: its owner, by either form of the site, or an administrator. */
export function endSessionsWithPassword(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate({ params }) {
      const { data } = params as { data?: { password?: unknown; sessionsValidFrom?: Date } };
      if (data?.password) data.sessionsValidFrom = new Date();
    },
  });
}
