import * as v from 'valibot';
import type { QueryParameters } from '../../content/strapi/query-string.ts';
import type { StrapiAnswer } from '../../content/strapi/strapi-call.ts';
import { UpstreamError } from '../../errors.ts';
import { type AccountCallOptions, type Caller, createAccountCall } from './account-call.ts';
import { type AccountUser, type OwnAlert, type OwnRequest, readParts, strapiAlert, strapiRequest, strapiUser } from './account-user.ts';

/** What is asked of the signed-in user: never anything of a reader's query. */
const userParameters: QueryParameters = {
  fields: ['email', 'provider', 'confirmed', 'firstName', 'lastName', 'phone', 'savedNurseries'],
};

const authAnswer = v.object({ jwt: v.nullish(v.string(), null) });
const documentIds = v.object({ data: v.fallback(v.array(v.string()), []) });
const exported = v.object({ data: v.record(v.string(), v.unknown()) });

/** Strapi only sets its cookies where the reader's connection is safe, which it hears from us. */
const forwardedSecurely = { 'x-forwarded-proto': 'https' };

/** A change of the nurseries an account keeps, by document id. */
interface NurseryChange {
  add: string[];
  remove: string[];
}

/**
 * Strapi's users-permissions and our own routes beside it: one method a call, and only the named values leave. Those that
 * sign somebody in give a token; `register` gives none where the address has to be confirmed first.
 */
export interface AccountClient {
  me(caller: Caller): Promise<AccountUser>;
  signIn(caller: Caller, body: { identifier: string; password: string }): Promise<string | null>;
  register(caller: Caller, body: { email: string; password: string }): Promise<string | null>;
  forgotPassword(caller: Caller, body: { email: string }): Promise<void>;
  resetPassword(caller: Caller, body: { code: string; password: string }): Promise<string | null>;
  changePassword(caller: Caller, body: { currentPassword: string; password: string }): Promise<string | null>;
  sendEmailConfirmation(caller: Caller, body: { email: string }): Promise<void>;
  /** A step of a provider's sign-in: the CMS answers by a redirect, and by cookies. */
  connect(caller: Caller, request: { path: string; query: QueryParameters; cookie: string }): Promise<StrapiAnswer>;
  /** The last step of a provider's sign-in: the CMS knows it by the cookies of the first, older ones by `access_token`. */
  providerCallback(caller: Caller, request: { provider: string; cookie: string; accessToken: string | null }): Promise<string | null>;
  confirm(caller: Caller, body: { confirmation: string; password: string }): Promise<string | null>;
  /** Ends the session of the caller's token; it is good for nothing any more. */
  signOut(caller: Caller): Promise<void>;
  changeProfile(caller: Caller, body: Record<'firstName' | 'lastName' | 'phone', string | null>): Promise<void>;
  changeNurseries(caller: Caller, change: NurseryChange): Promise<string[]>;
  requests(caller: Caller, reject: (reason: string) => void): Promise<OwnRequest[]>;
  alerts(caller: Caller, reject: (reason: string) => void): Promise<OwnAlert[]>;
  exportData(caller: Caller, body: { password: string }): Promise<Record<string, unknown>>;
  remove(caller: Caller, body: { password: string }): Promise<void>;
}

export function createAccountClient(options: AccountCallOptions): AccountClient {
  const call = createAccountCall(options);

  const post = <Value>(caller: Caller, { path, body }: { path: string; body: object }, read: (answer: StrapiAnswer) => Value) =>
    call({ method: 'POST', path, body, caller }, read);
  const send = (caller: Caller, path: string, body: object) => post(caller, { path, body }, () => undefined);
  const signInBy = (caller: Caller, path: string, body: object) => post(caller, { path, body }, tokenOf);

  return {
    me: (caller) => call({ method: 'GET', path: '/users/me', query: userParameters, caller }, ({ body }) => read(strapiUser, body)),
    signIn: (caller, { identifier, password }) => signInBy(caller, '/auth/local', { identifier, password }),
    // Strapi wants a name besides; the address is one that nobody else has.
    register: (caller, { email, password }) => signInBy(caller, '/auth/local/register', { username: email, email, password }),
    forgotPassword: (caller, { email }) => send(caller, '/auth/forgot-password', { email }),
    resetPassword: (caller, { code, password }) =>
      signInBy(caller, '/auth/reset-password', { code, password, passwordConfirmation: password }),
    changePassword: (caller, { currentPassword, password }) =>
      signInBy(caller, '/auth/change-password', { currentPassword, password, passwordConfirmation: password }),
    sendEmailConfirmation: (caller, { email }) => send(caller, '/auth/send-email-confirmation', { email }),
    connect: (caller, { path, query, cookie }) => {
      const headers = { ...forwardedSecurely, ...(cookie && { cookie }) };
      return call({ method: 'GET', path, query, caller, headers, isRedirect: true }, (answer) => answer);
    },
    providerCallback(caller, { provider, cookie, accessToken }) {
      const path = `/auth/${provider}/callback`;
      const query = accessToken ? { access_token: accessToken } : {};
      return call({ method: 'GET', path, query, caller, headers: { cookie, ...forwardedSecurely } }, tokenOf);
    },
    confirm: (caller, { confirmation, password }) => signInBy(caller, '/account/confirm', { confirmation, password }),
    signOut: (caller) => send(caller, '/account/sign-out', {}),
    changeProfile: (caller, { firstName, lastName, phone }) =>
      call({ method: 'PUT', path: '/account/profile', body: { firstName, lastName, phone }, caller }, () => undefined),
    changeNurseries: (caller, { add, remove }) =>
      call({ method: 'PUT', path: '/account/nurseries', body: { add, remove }, caller }, ({ body }) => read(documentIds, body).data),
    requests: (caller, reject) =>
      call({ method: 'GET', path: '/account/requests', caller }, ({ body }) => readParts(strapiRequest, body, reject)),
    alerts: (caller, reject) =>
      call({ method: 'GET', path: '/account/alerts', caller }, ({ body }) => readParts(strapiAlert, body, reject)),
    exportData: (caller, { password }) =>
      post(caller, { path: '/account/export', body: { password } }, ({ body }) => read(exported, body).data),
    remove: (caller, { password }) => send(caller, '/account/remove', { password }),
  };
}

const tokenOf = ({ body }: StrapiAnswer) => read(authAnswer, body).jwt;

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new UpstreamError('cms', 'unreadable answer about an account');
}
