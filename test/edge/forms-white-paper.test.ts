import { beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../harness/until.ts';
import { type Fields, type FormSite, json, startFormSite } from '../helpers/forms/form-site.ts';
import { rawRequest } from '../helpers/raw-request.ts';

let forms: FormSite;
const slug = 'guide-rh-cofinancer-une-place-en-creche';
const request = (email: string, more: Fields = {}): Fields => ({
  page: `/livres-blancs-entreprise/${slug}`,
  whitePaperSlug: slug,
  firstName: 'Ana',
  lastName: 'Costa',
  company: 'Café & Cie',
  email,
  ...more,
});

beforeAll(async () => {
  forms = await startFormSite();
});
beforeEach(() => {
  forms.mails.mode = 'up';
  forms.mails.slow = 0;
});

const outcomeOf = async (fields: Fields) => ((await (await forms.post('livre-blanc', fields, json)).json()) as { outcome: string }).outcome;
const linkIn = (email: string) => /http\S+/.exec(forms.mails.to(email)[0]?.mail.text ?? '')?.[0] ?? '';

test('the white paper leaves by mail with a link that opens as often as one likes', async () => {
  const response = await forms.post('livre-blanc', request('ana@exemple.fr'));
  expect(response.headers.get('location')).toBe('/formulaires/livre-blanc/envoye');
  const link = new URL(linkIn('ana@exemple.fr'));
  for (const method of ['HEAD', 'GET', 'GET']) {
    const file = await forms.site.fetch(link.pathname + link.search, { method });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    if (method === 'GET') expect((await file.text()).startsWith('%PDF')).toBe(true);
  }
  const part = await forms.site.fetch(link.pathname + link.search, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range')?.replace(/\d+$/, ''), await part.text()]).toEqual([206, 'bytes 0-3/', '%PDF']);
  await until('the notice', () => forms.mails.to('entreprises@creche-sereine.example').length);
});

test('a link that was changed or has ended leads to the page of the white paper', async () => {
  const link = new URL(linkIn('ana@exemple.fr'));
  const changes: Record<string, string>[] = [
    { expires: '1' },
    { expires: '9999999999' },
    { signature: '00' },
    { signature: 'x' },
    { locale: 'en' },
  ];
  for (const change of changes) {
    const query = new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...change });
    const response = await forms.site.fetch(`${link.pathname}?${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${change.locale ? '/en' : ''}/livres-blancs-entreprise/${slug}`,
    ]);
  }
  expect((await forms.site.fetch('/livres-blancs/telecharger/inconnu?expires=1&signature=00')).status).toBe(404);
});

test('its file opens for nobody who only knows where it is, and for the admin panel', async () => {
  const { cms } = forms.site;
  const answer = (await cms.read(`/api/white-papers?filters[slug][$eq]=${slug}&populate[file]=true&populate[cover]=true`)) as {
    data: PaperEntry[];
  };
  const [paper] = answer.data;
  const { url } = paper?.file ?? { url: '' };
  expect(url).toMatch(/^\/uploads\/.+\.pdf$/);
  const guesses = [
    url,
    `//${url}`,
    url.replace('.', '%2e'),
    url.replace('/uploads', '/%75ploads'),
    `${url}?expires=9999999999&signature=00`,
  ];
  for (const guess of [...guesses, url.replace('/uploads/', '/uploads/x/../'), `/.${url}`]) {
    expect([guess, await statusOf(cms.url, guess)]).toEqual([guess, 404]);
  }
  expect((await forms.site.fetch(url)).status).toBe(404);

  const shown = (await cms.request('GET', `${papers}/${paper?.documentId}?locale=fr`)) as { data: PaperEntry };
  const address = shown.data.file?.url ?? '';
  for (const origin of [cms.url, forms.site.url]) {
    const opened = await fetch(origin + address);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await opened.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
  }
  expect((await forms.site.fetch(address)).headers.get('cache-control')).toBe('private, no-store');
  // The library lists it, too; pictures stay as they are.
  const library = (await cms.request('GET', '/upload/files?pageSize=100&filters[mime][$contains]=pdf')) as { results: { url: string }[] };
  expect(library.results.length).toBeGreaterThan(0);
  expect(library.results.every((item) => item.url.includes('?expires='))).toBe(true);
  expect(paper?.cover?.url).not.toContain('?');
  expect(await statusOf(cms.url, paper?.cover?.url ?? '')).toBe(200);
});

const papers = '/content-manager/collection-types/api::white-paper.white-paper';

interface PaperEntry {
  documentId: string;
  file: { url: string } | null;
  cover: { url: string } | null;
}

/** Status of a path as it is written: `fetch` would tidy it first. */
const statusOf = async (origin: string, target: string) => (await rawRequest(origin, { target })).status;

test('asked again, it says so and sends nothing, also from two tabs at once', async () => {
  expect(await outcomeOf(request('ana@exemple.fr', { firstName: 'Anna' }))).toBe('contact_exists');
  expect(await outcomeOf(request('ana@EXEMPLE.fr'))).toBe('contact_exists');
  expect(forms.mails.to('ana@exemple.fr')).toHaveLength(1);
  expect(await outcomeOf(request('ana+autre@exemple.fr'))).toBe('contact_added');
  const tabs = await Promise.all(
    [1, 2, 3].map((tab) =>
      outcomeOf(request('onglets.guide@exemple.fr', { submissionKey: crypto.randomUUID(), firstName: `Ana ${'i'.repeat(tab)}` })),
    ),
  );
  expect(tabs.filter((outcome) => outcome === 'contact_added')).toHaveLength(1);
  await until('the others', async () =>
    (await forms.entriesOf('white-paper-request', { email: 'onglets.guide@exemple.fr' })).every(({ outcome }) => outcome !== 'accepted'),
  );
  expect(forms.mails.to('onglets.guide@exemple.fr')).toHaveLength(1);
});

test('a resend with the key of the form gives the same answer and no second mail', async () => {
  const fields = request('cle.guide@exemple.fr', { submissionKey: crypto.randomUUID() });
  expect(await outcomeOf(fields)).toBe('contact_added');
  expect(await outcomeOf(fields)).toBe('contact_added');
  expect(forms.mails.to('cle.guide@exemple.fr')).toHaveLength(1);
});

test('a white paper that is missing or unknown has its message', async () => {
  expect(await outcomeOf(request('rien@exemple.fr', { whitePaperSlug: '' }))).toBe('missing_id');
  const unknown = await forms.post('livre-blanc', request('rien@exemple.fr', { whitePaperSlug: 'inconnu' }));
  expect(unknown.headers.get('location')).toBe('/formulaires/livre-blanc/introuvable');
  const screen = await (await forms.site.fetch('/formulaires/livre-blanc/introuvable')).text();
  expect(screen).toContain('Impossible d&#x27;envoyer le livre blanc. Veuillez contacter le support');
  expect(forms.mails.to('rien@exemple.fr')).toEqual([]);
});

test('an address that is refused has its message, and asking again tries again', async () => {
  forms.mails.mode = 'refusing';
  expect(await outcomeOf(request('refus@exemple.fr'))).toBe('contact_error');
  forms.mails.mode = 'up';
  expect(await outcomeOf(request('refus@exemple.fr'))).toBe('contact_added');
  expect(forms.mails.to('refus@exemple.fr')).toHaveLength(1);
});

test('a mail server that is down or busy: accepted, sent as soon as it can be, once', async () => {
  await forms.mails.stop();
  expect(await outcomeOf(request('panne.guide@exemple.fr'))).toBe('accepted');
  expect(await outcomeOf(request('panne.guide@exemple.fr', { firstName: 'Anna' }))).toBe('accepted');
  await forms.mails.start();
  forms.mails.mode = 'busy';
  expect(await outcomeOf(request('occupe@exemple.fr'))).toBe('accepted');
  forms.mails.mode = 'up';
  for (const email of ['panne.guide@exemple.fr', 'occupe@exemple.fr']) {
    await until(`the mail to ${email}`, async () => {
      const entries = await forms.entriesOf('white-paper-request', { email });
      return entries.length > 0 && entries.every(({ outcome }) => outcome !== 'accepted');
    });
    expect(forms.mails.to(email)).toHaveLength(1);
  }
  const entries = await forms.entriesOf('white-paper-request', { email: 'panne.guide@exemple.fr' });
  expect(entries.map(({ outcome }) => outcome).sort()).toEqual(['contact_added', 'contact_exists']);
});

test('the CMS being down: accepted, and sent when it is back', async () => {
  forms.site.proxy.mode = 'refusing';
  const response = await forms.post('livre-blanc', request('cms@exemple.fr', { page: '/en/livres-blancs-entreprise' }));
  expect(response.headers.get('location')).toBe('/en/formulaires/livre-blanc/en-cours');
  forms.site.proxy.mode = 'up';
  await forms.rows('UPDATE submissions SET next_attempt_at = 0 WHERE delivered_at IS NULL');
  await forms.runTasks();
  await until('the mail', () => forms.mails.to('cms@exemple.fr').length);
  expect(forms.mails.to('cms@exemple.fr')[0]?.mail.subject).toContain('Your white paper');
  expect(await forms.rows("SELECT outcome FROM submissions WHERE payload LIKE '%cms@exemple.fr%'")).toEqual([{ outcome: 'contact_added' }]);
});
