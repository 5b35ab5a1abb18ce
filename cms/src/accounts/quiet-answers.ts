import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { existingAccountMail } from '../setup/account-mails';
import { localScreens } from '../setup/account-screens';
import { productConfig } from '../setup/product-config';
import { findUser, type User, userService } from './user';

type Action = (ctx: Context, next: Next) => Promise<unknown>;
interface AuthController {
  register: Action;
  callback: Action;
  resetPassword: Action;
}
type CreateController = (context: { strapi: Core.Strapi }) => AuthController;

/** A bcrypt hash of what nobody knows, at the cost of the real ones: comparing with it takes as long. */
const nobodysHash = '$2a$10$otnVhsu.De4l0hx/nqWvp.l9hsx7Q/JREoIOrJ7utw1zHtwBjYQIS';

/** Takes the time of a password that is checked, where there is none to check. */
export async function checkNobodysPassword(strapi: Core.Strapi, password: unknown): Promise<void> {
  await userService(strapi).validatePassword(typeof password === 'string' ? password : '', nobodysHash);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Strapi's own answers tell whether an address has an account: by what they say, by how long they take, by whether a mail
 * goes out. Here a sign-in checks a password in any case, and a registration hashes one, sends a mail and says the same.
 */
export function withQuietAnswers(createController: CreateController): CreateController {
  return (context) => {
    const { strapi } = context;
    const auth = createController(context);
    return {
      ...auth,

      async callback(ctx, next) {
        const { identifier, password } = (ctx.request.body ?? {}) as Record<string, unknown>;
        if (!ctx.params.provider && textOf(identifier)) {
          const where = { provider: 'local', $or: [{ email: textOf(identifier).toLowerCase() }, { username: identifier }] };
          if (!(await findUser(strapi, where))?.password) await checkNobodysPassword(strapi, password);
        }
        return auth.callback(ctx, next);
      },

      async register(ctx, next) {
        const sent = (ctx.request.body ?? {}) as Record<string, unknown>;
        const { hasMail } = productConfig(strapi);
        try {
          await auth.register(ctx, next);
        } catch (error) {
          if (!hasMail || !isKnownOrMailed(error)) throw error;
          if (isTaken(error)) await tellOwner(strapi, sent);
          else strapi.log.error(`Confirmation of a registration not sent: ${(error as Error).message}`);
        }
        if (hasMail) ctx.body = { user: { email: textOf(sent.email).toLowerCase(), confirmed: false } };
        // Without a mail server nobody has shown that the address is theirs, though Strapi calls it confirmed.
        else await userService(strapi).edit((ctx.body as { user: { id: number } }).user.id, { confirmed: false });
      },

      async resetPassword(ctx, next) {
        const code = textOf((ctx.request.body as Record<string, unknown> | undefined)?.code);
        const user = code ? await findUser(strapi, { resetPasswordToken: code }) : null;
        await auth.resetPassword(ctx, next);
        // The code came by mail: who has it reads the mails of that address.
        if (user && !user.confirmed) await userService(strapi).edit(user.id, { confirmed: true });
      },
    };
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof errors.ApplicationError && error.message === 'Email or Username are already taken';
}

/** The account is there, from now or from before. */
function isKnownOrMailed(error: unknown): boolean {
  return isTaken(error) || (error instanceof errors.ApplicationError && error.message === 'Error sending confirmation email');
}

/** Writes to the owner of an address that somebody has tried to register again. */
async function tellOwner(strapi: Core.Strapi, { email, password }: Record<string, unknown>): Promise<void> {
  const user = await findUser(strapi, { email: textOf(email).toLowerCase() });
  if (!user || user.blocked) return checkNobodysPassword(strapi, password);
  try {
    await (user.confirmed ? sayThatItExists(strapi, user, password) : registerAnew(strapi, user, textOf(password)));
  } catch (error) {
    strapi.log.error(`Mail about a second registration not sent: ${(error as Error).message}`);
  }
}

async function sayThatItExists(strapi: Core.Strapi, user: User, password: unknown): Promise<void> {
  await checkNobodysPassword(strapi, password);
  const mail = existingAccountMail(localScreens(productConfig(strapi).siteUrl));
  await strapi
    .plugin('email')
    .service('email')
    .send({ to: user.email, ...mail });
}

/** Nobody has shown yet that the address is theirs, so that the last who tries may be its owner as well as the first. */
async function registerAnew(strapi: Core.Strapi, user: User, password: string): Promise<void> {
  await userService(strapi).edit(user.id, { password });
  await userService(strapi).sendConfirmationEmail(user);
}
