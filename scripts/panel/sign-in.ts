import * as v from 'valibot';

const loginSchema = v.object({ data: v.object({ token: v.string() }) });

/** An account of the panel of the CMS. */
export interface PanelCredentials {
  email: string;
  password: string;
}

/** Calls the panel of a CMS as somebody who has an account there; throws where it does not answer or refuses to let them in. */
export async function signIn(origin: string, { email, password }: PanelCredentials): Promise<string> {
  const response = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    signal: AbortSignal.timeout(30_000),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch((error: unknown) => {
    throw new Error(`The CMS does not answer at ${origin}.`, { cause: error });
  });
  if (!response.ok) throw new Error(`The CMS refuses POST /admin/login: ${response.status}`);
  return v.parse(loginSchema, await response.json()).data.token;
}
