import { expect, test } from 'vitest';
import { dayMilliseconds } from '../../../domain/durations.ts';
import { testSecrets } from '../../../harness/site/template.ts';
import { preRegister } from '../../helpers/accounts/pre-register.ts';
import { type Desk, databases, openDesks } from '../../helpers/panel/desks.ts';
import { makePlace } from '../../helpers/panel/make-place.ts';
import type { PanelUser } from '../../helpers/panel/panel-user.ts';

const deskOn = openDesks();

const collection = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;
interface Shown {
  request: { documentId: string; state: string; employerAccount: { documentId: string } | null };
  proposals: (Record<'documentId' | 'state' | 'nurseryId' | 'nurseryName' | 'days' | 'proposedBy', string> & {
    expiresOn: string | null;
    invoices: object[];
  })[];
}

/** What two advisers do for a family at a desk. */
function workOf({ cms, advisers: [adviser, other] }: Desk) {
  const send = (user: PanelUser, path: string, body: object) => user.fetch('POST', `/placement/${path}`, body);
  const act = async (path: string, body: object, user = adviser) => (await send(user, path, body)).status;
  const show = async (request: string) => (await (await adviser.fetch('GET', `/placement/requests/${request}`)).json()) as Shown;
  return {
    act,
    show,
    /** A family that a place is searched for. */
    async searching(email: string, more: object = {}): Promise<string> {
      const facts = { contactEmployer: true, submittedAt: new Date().toISOString(), ...more };
      const reference = await preRegister(cms, [{ email, firstName: 'Lou' }], facts);
      const answer = await adviser.fetch('GET', `/placement/requests?q=${reference}`);
      const { requests } = (await answer.json()) as { requests: { documentId: string }[] };
      const request = requests[0]?.documentId ?? '';
      for (const to of ['qualified', 'employer_agreed', 'searching'])
        expect([to, await act(`requests/${request}/move`, { to })]).toEqual([to, 200]);
      return request;
    },
    async propose(request: string, place: string, user = adviser): Promise<{ status: number; message: string }> {
      const response = await send(user, `requests/${request}/proposals`, { place, startDate: '2027-01-04' });
      const body = (await response.json()) as { error?: { message: string } };
      return { status: response.status, message: body.error?.message ?? '' };
    },
    other,
  };
}

test.for(databases)('on %s two advisers propose the last place at once: one has it, the other is told who does', async (database) => {
  const desk = deskOn(database);
  const { searching, propose, show, act, other } = workOf(desk);
  const place = await makePlace(desk.cms, 2);
  const families = [];
  for (let family = 0; family < 6; family += 1) families.push(await searching(`promesse${family}@exemple.fr`));

  const answers = await Promise.all(families.map((family, index) => propose(family, place, index % 2 ? other : undefined)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400, 400]);
  const refused = answers.filter(({ status }) => status === 400).map(({ message }) => message);
  for (const message of refused)
    expect(message).toMatch(/^Cette place est déjà promise au dossier CS-TEST-\d+ par Camille conseiller, jusqu’au /);

  const winner = families[answers.findIndex(({ status }) => status === 200)] ?? '';
  const loser = families[answers.findIndex(({ status }) => status === 400)] ?? '';
  const { proposals } = await show(winner);
  expect(proposals).toMatchObject([{ state: 'draft', nurseryName: 'La Brindille des promesses', days: '1111111111' }]);
  // Given back, it is free for one other.
  expect(await act(`proposals/${proposals[0]?.documentId}`, { to: 'withdrawn' })).toBe(200);
  const again = await Promise.all([propose(loser, place), propose(winner, place, other)]);
  expect(again.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test.for(databases)('on %s a proposal is answered once, and takes its request to the contract', async (database) => {
  const desk = deskOn(database);
  const { searching, propose, show, act } = workOf(desk);
  const slug = `enregistree-${crypto.randomUUID().slice(0, 8)}`;
  const place = await makePlace(desk.cms, 1, { slug });
  const family = await searching('convention@exemple.fr', { nurserySlug: null, savedNurseries: [slug] });
  const offered = async () => {
    const response = await desk.advisers[0].fetch('GET', `/placement/requests/${family}/matches`);
    const { fitting } = (await response.json()) as { fitting: { place: string }[] };
    return fitting.find((match) => match.place === place);
  };
  expect(await offered()).toMatchObject({ free: 1, lacks: [], reasons: [{ kind: 'saved' }, { kind: 'confirmed' }] });
  expect(await show(family)).toMatchObject({ request: { savedNurseries: [slug] }, nurseries: [{ slug }] });
  expect((await propose(family, place)).status).toBe(200);
  expect(await offered()).toBeUndefined();
  const proposal = (await show(family)).proposals[0]?.documentId;
  expect(await act(`proposals/${proposal}`, { to: 'family_agreed' })).toBe(400);
  expect(await act(`proposals/${proposal}`, { to: 'sent', days: 90 })).toBe(400);
  for (const [to, state] of [
    ['sent', 'place_proposed'],
    ['family_agreed', 'family_agreed'],
    ['nursery_agreed', 'nursery_agreed'],
    ['signed', 'contract_signed'],
  ] as const) {
    // Pressed twice by two people at once: it counts once.
    const answers = await Promise.all([1, 2, 3].map(() => act(`proposals/${proposal}`, { to })));
    expect([to, answers.sort()]).toEqual([to, [200, 400, 400]]);
    const shown = await show(family);
    expect([shown.request.state, shown.proposals[0]?.state]).toEqual([state, to]);
  }
  const invoices = async () => (await show(family)).proposals[0]?.invoices;
  expect(await invoices()).toEqual([]);
  const stay = { entryOn: '2027-01-04', exitOn: null, invoices: [{ year: 2027, amount: 4200.5 }] };
  expect(await act(`proposals/${proposal}/stay`, stay)).toBe(200);
  expect(await invoices()).toMatchObject([{ year: 2027, amount: 4200.5 }]);
  const ends = [await act(`requests/${family}/move`, { to: 'searching' }), await act(`proposals/${proposal}`, { to: 'withdrawn' })];
  expect([...ends, (await show(family)).request.state]).toEqual([400, 200, 'searching']);
});

test.for(databases)('on %s a place that is held shows as such month by month, and on the list of what ends soon', async (database) => {
  const desk = deskOn(database);
  const [adviser] = desk.advisers;
  const { searching, propose, show, act } = workOf(desk);
  const [place, family] = [await makePlace(desk.cms, 2), await searching('occupation@exemple.fr')];
  const read = async (path: string) => (await adviser.fetch('GET', `/placement/${path}`)).json();
  // Sent again, as a browser does that got no answer, it is the same draft.
  for (const time of ['first', 'again']) expect([time, (await propose(family, place)).status]).toEqual([time, 200]);
  const [proposal] = (await show(family)).proposals;
  const counts = async () => {
    const { months } = (await read(`nurseries/${proposal?.nurseryId}/occupancy?months=2&from=2026-12-15`)) as { months: object[] };
    return months;
  };
  const isListed = async () => {
    const { requests } = (await read('requests?list=offers')) as { requests: { documentId: string }[] };
    return requests.some(({ documentId }) => documentId === family);
  };
  const none = { places: 2, occupied: 0, planned: 0, drafted: 0, free: 2 };
  const [december, january] = [
    { month: '2026-12-01', ...none },
    { month: '2027-01-01', ...none },
  ];
  expect([await counts(), await isListed()]).toEqual([[december, { ...january, drafted: 1, free: 1 }], false]);
  expect(await act(`proposals/${proposal?.documentId}`, { to: 'sent', days: 1 })).toBe(200);
  expect([await counts(), await isListed()]).toEqual([[december, { ...january, planned: 1, free: 1 }], true]);
  expect(await act(`proposals/${proposal?.documentId}`, { to: 'withdrawn' })).toBe(200);
  expect([await counts(), await isListed()]).toEqual([[december, january], false]);
  expect((await adviser.fetch('GET', `/placement/nurseries/${proposal?.nurseryId}/occupancy?months=99`)).status).toBe(400);
});

test.for(databases)('on %s a nursery that has not told of its access does not fit who needs it', async (database) => {
  const desk = deskOn(database);
  const { searching, act } = workOf(desk);
  const [place, family] = [await makePlace(desk.cms, 1), await searching('acces@exemple.fr')];
  const matches = async () => {
    const response = await desk.advisers[0].fetch('GET', `/placement/requests/${family}/matches`);
    return (await response.json()) as { access: string[]; fitting: { place: string }[] };
  };
  expect((await matches()).fitting.map((match) => match.place)).toContain(place);
  expect(await act(`requests/${family}/access`, { wheelchair: 'yes' })).toBe(400);
  expect(await act(`requests/${family}/access`, { wheelchair: true, disability: false })).toBe(200);
  const { access, fitting } = await matches();
  expect(access).toEqual(['wheelchair']);
  expect(fitting.map((match) => match.place)).not.toContain(place);
});

test.for(databases)('on %s an employer’s year is a file, with what was invoiced and without a name', async (database) => {
  const desk = deskOn(database);
  const { searching, propose, show, act } = workOf(desk);
  const siren = String(Math.floor(Math.random() * 9e8) + 1e8);
  const made = (await desk.cms.request('POST', collection('employer'), { name: 'Café & Cie', siren })) as { data: { documentId: string } };
  const [place, family] = [await makePlace(desk.cms, 1), await searching('releve@exemple.fr')];
  expect(await act(`requests/${family}/employer`, { employer: made.data.documentId })).toBe(200);
  expect((await show(family)).request.employerAccount?.documentId).toBe(made.data.documentId);
  await propose(family, place);
  const proposal = (await show(family)).proposals[0]?.documentId;
  for (const to of ['sent', 'family_agreed', 'nursery_agreed', 'signed']) await act(`proposals/${proposal}`, { to });
  const stay = { entryOn: '2026-09-01', exitOn: null, invoices: [{ year: 2026, amount: 4200.5 }] };
  expect(await act(`proposals/${proposal}/stay`, { ...stay, exitOn: '2026-01-01' })).toBe(400);
  expect(await act(`proposals/${proposal}/stay`, stay)).toBe(200);

  const [adviser] = desk.advisers;
  const read = async (path: string) => (await (await adviser.fetch('GET', `/placement/${path}`)).json()) as Record<string, unknown>;
  const { csv, fileName } = await read(`employers/${made.data.documentId}/statement?year=2026`);
  expect(fileName).toBe(`releve-${siren}-2026.csv`);
  expect(csv).toContain('La Brindille des promesses;01/09/2026;31/12/2026;4;4200,5');
  expect(csv).not.toMatch(/Lou|Dupont|exemple\.fr/);
  for (const kind of ['xlsx', 'pdf'] as const) {
    const file = await read(`employers/${made.data.documentId}/statement?year=2026&kind=${kind}`);
    const start = Buffer.from(String(file.base64), 'base64').subarray(0, 4).toString();
    expect([file.fileName, start]).toEqual([`releve-${siren}-2026.${kind}`, { xlsx: 'PK\u0003\u0004', pdf: '%PDF' }[kind]]);
  }
  expect(await read(`employers/${made.data.documentId}`)).toMatchObject({ requests: [{ state: 'contract_signed' }] });
  expect((await read('exports/demandes')).csv).toContain('Convention signée');
  expect((await read('exports/places')).csv).toContain('La Brindille des promesses');
  expect((await read('exports/communes')).csv).not.toContain('Dupont');
});

test.for(databases)('on %s the figures of the team are worked out in the database, by month and by zone', async (database) => {
  const desk = deskOn(database);
  const { propose, show, act } = workOf(desk);
  const [adviser] = desk.advisers;
  const read = async (path: string) => (await (await adviser.fetch('GET', `/placement/figures/${path}`)).json()) as Record<string, unknown>;
  const present = async () => ((await read('months')).months as Record<string, number>[]).at(-1) ?? {};
  const before = await present();
  const place = await makePlace(desk.cms, 1);
  // An hour beyond whole days: the test takes its time.
  for (const days of [50, 10, 30, 20, 41]) {
    const sent = new Date(Date.now() - days * dayMilliseconds - 3_600_000).toISOString();
    const where = { homePlace: 'Ajaccio', homePlaceCode: '2A004' };
    const reference = await preRegister(desk.cms, [{ email: `delai${days}@exemple.fr`, firstName: 'Lou' }], {
      submittedAt: sent,
      ...where,
    });
    const list = (await (await adviser.fetch('GET', `/placement/requests?q=${reference}`)).json()) as {
      requests: { documentId: string }[];
    };
    const request = list.requests[0]?.documentId ?? '';
    for (const to of ['qualified', 'employer_agreed', 'searching']) await act(`requests/${request}/move`, { to });
    expect((await propose(request, place)).status).toBe(200);
    const proposal = (await show(request)).proposals[0]?.documentId;
    for (const body of [{ to: 'sent' }, { to: 'declined', declinedBy: 'family', reason: 'Trop loin' }])
      await act(`proposals/${proposal}`, body);
  }
  const after = await present();
  expect([after.proposed, after.declined]).toEqual([(before.proposed ?? 0) + 5, (before.declined ?? 0) + 5]);
  expect(after.daysToProposal).toEqual(expect.any(Number));
  const zoneOf = (zones: unknown, code: string) => (zones as { code: string }[]).find((zone) => zone.code === code);
  expect(zoneOf((await read('zones?by=commune')).zones, '2A004')).toEqual({ code: '2A004', name: 'Ajaccio', open: 5, daysToProposal: 30 });
  expect(zoneOf((await read('zones')).zones, '2A')).toMatchObject({ open: 5, daysToProposal: 30 });
  expect((await adviser.fetch('GET', '/placement/figures/zones?by=street')).status).toBe(400);
});

/** A request as the desk shows it once its family has answered. */
interface Told {
  request: { reference: string; state: string };
  proposals: { documentId: string; state: string }[];
  events: { action: string; actor: string }[];
  notes: { kind: string }[];
}

test.for(databases)(
  'on %s a family answers by its link once, at the same moment as the desk or not, and its steps stand in the journal',
  async (database) => {
    const desk = deskOn(database);
    const { searching, propose, act } = workOf(desk);
    const [place, family] = [await makePlace(desk.cms, 1), await searching('lien@exemple.fr')];
    const show = async () => (await (await desk.advisers[0].fetch('GET', `/placement/requests/${family}`)).json()) as Told;
    const { reference } = (await show()).request;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${testSecrets.WORKER_API_TOKEN}` };
    const address = `${desk.cms.url}/api/follow-ups/${reference}`;
    const take = async (step: object, key = crypto.randomUUID()) => {
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ data: { key, ...step } }) });
      return ((await response.json()) as { data: { outcome: string } }).data.outcome;
    };
    const seen = async () => ((await desk.cms.read(`/api/follow-ups/${reference}`)) as { data: Record<string, unknown> }).data;
    expect(await seen()).toMatchObject({ state: 'searching', proposal: null, email: 'lien@exemple.fr' });
    expect((await fetch(address)).status).toBe(403);
    expect(await desk.cms.read('/api/follow-ups/CS-0000-0000')).toEqual({ data: null });

    const message = { action: 'message', text: 'Une visite est-elle possible ?' };
    const key = crypto.randomUUID();
    expect(await Promise.all([take(message, key), take(message, key), take(message, key)])).toEqual(['done', 'done', 'done']);
    const wishes = { startDate: '2027-02-01', days: ['monday', 'friday'], hoursFrom: '09:00', hoursTo: '17:00' };
    expect(await take({ action: 'wishes', ...wishes })).toBe('done');

    await propose(family, place);
    expect(await seen()).toMatchObject({ proposal: null, wishes, messages: [{ text: message.text }] });
    const proposal = (await show()).proposals[0]?.documentId;
    expect(await take({ action: 'accept', proposal })).toBe('changed');
    expect(await act(`proposals/${proposal}`, { to: 'sent' })).toBe(200);
    expect(await seen()).toMatchObject({
      state: 'place_proposed',
      proposal: { id: proposal, state: 'sent' },
      reachedOn: { proposal: expect.any(String) },
    });
    const answers = await Promise.all([
      take({ action: 'accept', proposal }),
      take({ action: 'accept', proposal }),
      take({ action: 'decline', proposal, reason: 'too_far' }),
    ]);
    const { request, proposals, events, notes } = await show();
    const accepted = request.state === 'family_agreed';
    expect(proposals[0]?.state).toBe(accepted ? 'family_agreed' : 'declined');
    expect(answers[accepted ? 2 : 0]).toBe('changed');
    expect(events.filter(({ action, actor }) => action === 'answered' && actor === 'Famille')).toHaveLength(1);
    expect(notes.filter(({ kind }) => kind === 'message')).toHaveLength(1);

    expect(await take({ action: 'withdraw' })).toBe('done');
    const after = await show();
    expect([after.request.state, accepted ? after.proposals[0]?.state : 'withdrawn']).toEqual(['closed', 'withdrawn']);
    expect(await seen()).toMatchObject({ state: 'closed', closingReason: 'withdrawn' });
  },
);
