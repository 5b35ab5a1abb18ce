import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOfPlaces, type ManagedPlace } from '../../domain/forms/place-report/place-report.ts';
import { until } from '../../harness/until.ts';
import { preRegister } from '../helpers/accounts/pre-register.ts';
import { type AskedNursery, askNursery } from '../helpers/forms/asked-nursery.ts';
import { type Fields, type FormSite, startFormSite } from '../helpers/forms/form-site.ts';

const contact = 'gestion.places@exemple.fr';
const slug = 'le-lien-de-la-semaine';
const place: ManagedPlace = {
  ...{ id: '', ageFromMonths: 10, ageToMonths: 30, days: '1111111111', count: 2 },
  ...{ availableFrom: null, reportedOn: null, awaitsReview: false },
};

let forms: FormSite;
let nursery: AskedNursery;
let cookie: string;

beforeAll(async () => {
  forms = await startFormSite();
  nursery = await askNursery(forms, { name: 'Le Lien de la semaine', slug, contact });
});
afterAll(() => nursery.remove());

async function page(): Promise<string> {
  return (await forms.site.fetch(nursery.link.pathname, { headers: { cookie } })).text();
}

/** Sends what the page's forms send, with other places. */
async function report(html: string, ...places: Partial<ManagedPlace>[]): Promise<string | null> {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const hidden: Fields = Object.fromEntries(['page', 'submissionKey', 'nursery', 'expires', 'seen'].map((name) => [name, value(name)]));
  const fields = { ...hidden, ...fieldsOfPlaces(places.map((one) => ({ ...place, ...one }))) };
  return (await forms.post('places', fields, { cookie })).headers.get('location');
}

async function places(): Promise<Record<string, unknown>[]> {
  return (await forms.entriesOf('place')).filter(({ reportedBy }) => reportedBy === 'Gestionnaire, par le lien de la semaine');
}

/** What of the nursery families are shown by the finder. */
async function atEdge(): Promise<string> {
  const [row] = await forms.rows(`SELECT shown FROM nurseries WHERE slug = '${slug}'`);
  return String(row?.shown);
}

test('the contact of a nursery is written to once, and nobody else learns the address', async () => {
  const [sent] = forms.mails.to(contact);
  expect(sent?.mail.subject).toBe('Vos places libres, en un clic : Le Lien de la semaine');
  expect(nursery.link.pathname).toBe(`/gestionnaires/places/${nursery.documentId}`);
  const [row] = await until('the note of the mail', async () => {
    const rows = await forms.entriesOf('manager-link', { nurseryId: nursery.documentId });
    return rows[0]?.sentAt ? rows : null;
  });
  expect(row).toMatchObject({ email: contact, answeredAt: null, nextMailAt: null });
  expect(JSON.stringify(await forms.site.cms.read(`/api/nurseries?filters[slug][$eq]=${slug}`))).not.toContain(contact);
  expect(await (await forms.site.fetch(`/trouver-une-creche/${slug}`)).text()).not.toContain(contact);
  expect(forms.mails.to(contact)).toHaveLength(1);
});

test('from the mail to the page to the click to what families read', async () => {
  const opened = await forms.site.fetch(nursery.link.pathname + nursery.link.search, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, nursery.link.pathname]);
  cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const html = await page();
  expect(html).toContain('Nous ne connaissons pas encore vos places');
  expect(await report(html, {})).toBe('/formulaires/places/merci');
  await until('the place', async () => (await places()).some(({ count }) => count === 2));
  await until('the edge', async () => (await atEdge()).includes('"count":2'));
  expect(await page()).toContain('2 places libres');
});

test('the CMS stops between page and click: the edge shows what it knows, nothing is lost, and the later word counts', async () => {
  const [firstPlace] = await places();
  const id = String(firstPlace?.documentId);
  forms.site.proxy.mode = 'refusing';
  const html = await page();
  expect(html).toContain('Notre base ne répond pas');
  expect(html).toContain('2 places libres');
  expect(await report(html, { id, count: 4 })).toBe('/formulaires/places/merci');
  const waiting = await page();
  expect(waiting).toContain('4 places libres');
  expect(await report(waiting, { id, count: 3 })).toBe('/formulaires/places/merci');
  forms.site.proxy.mode = 'up';
  await forms.rows("UPDATE submissions SET next_attempt_at = 0 WHERE delivered_at IS NULL AND form = 'place-report'");
  await forms.runTasks();
  await until('both reports', async () => (await forms.entriesOf('place-report', { nurseryId: nursery.documentId })).length === 3);
  expect((await places()).map(({ count }) => count)).toEqual([3]);
});

test('a family accepts a place: its nursery is written to, reads no name, accepts by the link, and then reads whom to write to', async () => {
  const desk = (path: string, body: object) => forms.site.cms.request('POST', `/placement/${path}`, body);
  const email = 'famille.du.lien@exemple.fr';
  const parent = { email, firstName: 'Apolline' };
  const reference = await preRegister(forms.site.cms, [parent], {
    submittedAt: new Date().toISOString(),
    hoursFrom: '08:00',
    hoursTo: '18:00',
  });
  const [request] = await forms.entriesOf('pre-registration', { reference });
  for (const to of ['qualified', 'employer_agreed', 'searching']) await desk(`requests/${request?.documentId}/move`, { to });
  const [place] = await places();
  await desk(`requests/${request?.documentId}/proposals`, { place: place?.documentId, startDate: '2027-01-04' });
  const proposed = async () => (await forms.entriesOf('proposal', { nurserySlug: slug }))[0];
  const proposal = (await proposed())?.documentId;
  for (const to of ['sent', 'family_agreed']) await desk(`proposals/${proposal}`, { to });

  const text = await until(
    'the mail about the proposal',
    () => forms.mails.to(contact).find(({ mail }) => mail.subject?.startsWith('Une famille accepte'))?.mail.text,
  );
  expect(text).not.toContain('Apolline');
  const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
  const opened = await forms.site.fetch(link.pathname + link.search, { redirect: 'manual' });
  const headers = { cookie: (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  const show = async () => (await forms.site.fetch(link.pathname, { headers })).text();
  const html = await show();
  expect(html).toContain('de 8\u00a0h à 18\u00a0h');
  expect(html).not.toMatch(/Apolline|famille\.du\.lien/);
  const key = /name="submissionKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = { page: link.pathname, submissionKey: key, answer: 'accept' };
  expect((await forms.post('reponse-creche', answer, headers)).headers.get('location')).toBe(link.pathname);
  await until('the answer', async () => (await proposed())?.state === 'nursery_agreed');
  const accepted = await show();
  for (const text of ['Apolline', email]) expect(accepted).toContain(text);
  expect((await forms.entriesOf('pre-registration', { reference }))[0]).toMatchObject({ state: 'nursery_agreed' });
  const events = await forms.entriesOf('request-event', { toState: 'nursery_agreed', actor: 'Crèche' });
  expect(events.length).toBeGreaterThanOrEqual(1);
});

test('a town tells its delays from ten cases on, as a range with their number and date, and none of nine', {
  timeout: 120_000,
}, async () => {
  const [fortDeFrance, dijon] = ['martinique/martinique/fort-de-france', 'bourgogne-franche-comte/cote-d-or/dijon'];
  const page = async (town: string) => (await forms.site.fetch(`/creches-par-ville/${town}`)).text();
  const kept = async () => (await forms.entriesOf('city', { inseeCode: '97209' }))[0]?.observedDelay ?? null;
  /** Families that a place was proposed to today: of them counts when, not by whom. */
  async function propose(cases: number, homePlaceCode: string) {
    const submittedAt = new Date(Date.now() - 40 * 86_400_000).toISOString();
    const past = { state: 'withdrawn', placeId: 'elsewhere', sentAt: new Date().toISOString() };
    for (let one = 0; one < cases; one += 1) {
      const where = { homePlace: 'Là-bas', homePlaceCode, submittedAt };
      const reference = await preRegister(forms.site.cms, [{ email: 'delais@exemple.fr', firstName: 'Lou' }], where);
      const [request] = await forms.entriesOf('pre-registration', { reference });
      const data = { ...past, request: { connect: [{ documentId: request?.documentId }] } };
      await forms.site.cms.request('POST', '/content-manager/collection-types/api::proposal.proposal', data);
    }
  }
  expect(await page(fortDeFrance)).not.toContain('Délais observés');
  await propose(9, '97209');
  await propose(10, '21231');
  // Once the ten are told, the nine have been looked at, too.
  await until('the delays of the one town', async () => (await page(dijon)).includes('Délais observés'));
  expect([await kept(), (await page(fortDeFrance)).includes('Délais observés')]).toEqual([null, false]);
  await propose(1, '97209');
  await until('the delays of the other town', async () => (await page(fortDeFrance)).includes('Délais observés'));
  const html = await page(fortDeFrance);
  for (const words of ['de 5 à 6 semaines', 'des 10 familles de la commune']) expect(html).toContain(words);
  expect(await kept()).toMatchObject({ zone: 'commune', cases: 10, fromDays: 40, toDays: 40 });
});

test('a jump waits for a person: the team is told, and families read no number', async () => {
  const [firstPlace] = await places();
  expect(await report(await page(), { id: String(firstPlace?.documentId), count: 9 })).toBe('/formulaires/places/a-verifier');
  await until('the report', async () => (await places()).some(({ awaitsReview }) => awaitsReview === true));
  await until('the notice', () =>
    forms.mails.to('creches@creche-sereine.example').some(({ mail }) => mail.subject?.startsWith('Places à vérifier')),
  );
  await until('the edge', async () => (await atEdge()).includes('"reportedPlaces":[]'));
  expect(await page()).toContain('vérifie ce nombre avant de le montrer');
});

test('a nursery that has another contact, or leaves the site, closes its link', async () => {
  await nursery.change({ contactEmail: null });
  expect((await forms.site.fetch(nursery.link.pathname, { headers: { cookie } })).status).toBe(410);
  await nursery.unpublish();
  expect(await page()).toContain('n’est plus présentée');
});
