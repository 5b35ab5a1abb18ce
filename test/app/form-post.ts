import type { TestApp } from './test-app.ts';

/** What a browser says of a form that it sends from our own page. */
export const sameOrigin = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'https://site.example',
  'sec-fetch-site': 'same-origin',
  'cf-connecting-ip': '203.0.113.7',
};

export type Fields = Record<string, string | string[]>;

/** The body of a form. */
export function encodeForm(fields: Fields): string {
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))).toString();
}

/** Sends a form as a page without JavaScript does. */
export function postForm(app: Pick<TestApp, 'send'>, segment: string, fields: Fields): Promise<Response> {
  return app.send(`/formulaires/${segment}`, { method: 'POST', body: encodeForm(fields), headers: sameOrigin });
}

/** The app as somebody reaches it whose requests have more headers: `accept: application/json` is a form's script. */
export function withHeaders(app: Pick<TestApp, 'send'>, headers: Record<string, string>): Pick<TestApp, 'send'> {
  return { send: (path, init) => app.send(path, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }) };
}

/** What the page of a response hands to its forms. */
export async function formReplyOf(response: Response): Promise<unknown> {
  const [, payload = '{}'] = /<script type="application\/json" id="payload">([^<]*)<\/script>/.exec(await response.text()) ?? [];
  return (JSON.parse(payload) as { formReply?: unknown }).formReply;
}

export const contact: Fields = {
  page: '/contact',
  audience: 'famille',
  subject: 'place',
  firstName: 'Zoé',
  lastName: 'Le Goff',
  email: 'zoe@exemple.fr',
  phone: '06 12 34 56 78',
  message: 'Bonjour, une place ?',
};

export const preRegistration: Fields = {
  page: '/pre-inscription-enfant-creche?step=1',
  'children.0.status': 'born',
  'children.0.birthDate': '31/03/2026',
  startDate: '2027-03-31',
  flexibility: 'one_month',
  days: ['monday', 'tuesday'],
  hoursFrom: '08:00',
  hoursTo: '18:30',
  placePreference: 'home',
  homePlace: '95450 Us',
  radiusKilometres: '5',
  'parents.0.firstName': 'Zoé',
  'parents.0.lastName': 'Le Goff',
  'parents.0.email': 'zoe@exemple.fr',
  'parents.0.phone': '0612345678',
  'parents.0.employmentStatus': 'employee',
  'parents.0.employer': 'Café & Cie',
};
