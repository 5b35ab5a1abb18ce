import { randomUUID } from 'node:crypto';
import type { TestCms } from '../../../harness/site/test-cms.ts';

/** Somebody of the team, signed in to the admin panel. */
export interface PanelUser {
  email: string;
  password: string;
  fetch(method: string, address: string, body?: unknown): Promise<Response>;
}

/** Invites somebody with one role, and takes up the invitation for them. */
export async function createPanelUser(cms: TestCms, roleCode: string): Promise<PanelUser> {
  const { data: roles } = (await cms.request('GET', '/admin/roles')) as { data: { id: number; code: string }[] };
  const role = roles.find(({ code }) => code === roleCode);
  if (!role) throw new Error(`no role ${roleCode}`);
  const person = { firstname: 'Camille', lastname: roleCode, email: `${roleCode}-${randomUUID()}@creche-sereine.example` };
  const invited = (await cms.request('POST', '/admin/users', { ...person, roles: [role.id] })) as { data: { registrationToken: string } };
  const userInfo = { firstname: person.firstname, lastname: person.lastname, password: `Aa1-${randomUUID()}` };
  const body = { registrationToken: invited.data.registrationToken, userInfo };
  const { data } = (await cms.request('POST', '/admin/register', body)) as { data: { token: string } };
  return {
    email: person.email,
    password: userInfo.password,
    fetch: (method, address, content) =>
      fetch(cms.url + address, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
        body: content === undefined ? undefined : JSON.stringify(content),
      }),
  };
}
