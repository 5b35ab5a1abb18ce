import type { Core } from '@strapi/strapi';
import { noteUse } from './unused-accounts';
import { findUser, userUid } from './user';

interface TokenPayload {
  id?: number;
  /** When the token was made, in milliseconds since 1970: `iat` counts in whole seconds. */
  at?: number;
}

export interface TokenService {
  issue(payload: TokenPayload, options?: object): string;
  verify(token: string): Promise<TokenPayload>;
}

type CreateTokenService = (context: { strapi: Core.Strapi }) => TokenService;

/**
 * Strapi's tokens live until they expire, whatever happens to their account. Ours say when they were made, and one from
 * before the account's `sessionsValidFrom` is none.
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
        if (!user || !isFrom(payload.at, user.sessionsValidFrom)) throw new Error('Invalid token.');
        await noteUse(context.strapi, user);
        return payload;
      },
    };
  };
}

function isFrom(madeAt: number | undefined, validFrom: Date | string | null): boolean {
  return typeof madeAt === 'number' && (validFrom === null || madeAt >= new Date(validFrom).getTime());
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
