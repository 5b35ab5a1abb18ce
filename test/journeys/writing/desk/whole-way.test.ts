import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { todayInParis } from '../../../../domain/forms/fields/plain-date.ts';
import { until } from '../../../../harness/until.ts';
import type { FamilyForm } from '../../../helpers/forms/family-form.ts';
import { forms, openFamilySite, visit } from '../../../helpers/forms/family-visits.ts';
import { browser } from '../../../helpers/open-site.ts';
import { createPanelUser } from '../../../helpers/panel/panel-user.ts';

openFamilySite();

const nursery = { name: 'La Brindille du chemin', slug: 'la-brindille-du-chemin', contact: 'chemin@exemple.fr' };
const employer = { name: 'Employeur du chemin', siren: '732829320' };
const made: string[] = [];
let panel: Page;

/** Makes an entry of the CMS, which is deleted after the suite; the address of its document. */
async function make(type: string, values: object): Promise<string> {
  const address = `/content-manager/collection-types/api::${type}.${type}`;
  const { data } = (await forms.site.cms.request('POST', address, values)) as { data: { documentId: string } };
  made.unshift(`${address}/${data.documentId}`);
  return made[0] ?? '';
}

/** A published nursery with a contact, the places that it has told today, an employer, and an adviser at the desk. */
beforeAll(async () => {
  const { cms, proxy } = forms.site;
  const facts = { name: nursery.name, slug: nursery.slug, type: 'micro_nurseries', approvedPlaces: 10, contactEmail: nursery.contact };
  const page = await make('nursery', facts);
  await cms.request('POST', `${page}/actions/publish?locale=fr`, facts);
  await make('place', {
    nursery: { connect: [{ documentId: page.split('/').at(-1), locale: 'fr', status: 'draft' }] },
    ...{ ageFromMonths: 0, ageToMonths: 36, days: '1111111111', kind: 'regular', availability: 'number', count: 3 },
    ...{ reportedOn: todayInParis(Date.now()), origin: 'editor' },
  });
  await make('employer', employer);
  const adviser = await createPanelUser(cms, 'conseiller');
  panel = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  panel.setDefaultTimeout(20_000);
  await panel.goto(`${proxy.url}/admin`);
  await panel.locator('input[name=email]').fill(adviser.email);
  await panel.locator('input[name=password]').fill(adviser.password);
  await panel.locator('button[type=submit]').click();
  await panel.getByRole('heading', { name: 'Bonjour Camille' }).waitFor();
});
afterEach(() => {
  forms.site.proxy.mode = 'up';
});
afterAll(async () => {
  for (const address of made) await forms.site.cms.request('DELETE', `${address}?locale=*`);
});

const press = (name: string | RegExp) => panel.getByRole('button', { name }).click();
const reaches = (state: string) => panel.getByText(`${state}, depuis le`).waitFor();
const openDesk = (path = '') => panel.goto(`${forms.site.proxy.url}/admin/bureau-des-places${path}`);

async function choose(label: string, option: string): Promise<void> {
  await panel.getByRole('combobox', { name: label }).click();
  await panel.getByRole('option', { name: option, exact: true }).click();
}

async function moveTo(state: string): Promise<void> {
  await choose('Passer à', state);
  await press('Valider');
  await reaches(state);
}

/** The link of a page of ours in the first mail to somebody that has one, of those after so many. */
const linkTo = (address: string, path: string, after = 0) =>
  until(`a link to ${path} for ${address}`, () => {
    const mails = forms.mails.to(address).slice(after);
    return mails.flatMap(({ mail }) => mail.text?.match(/http\S+/g) ?? []).find((link) => link.includes(path));
  });

interface Family extends FamilyForm {
  email: string;
  reference: string;
  /** What the family reads at its next request, which shows the state that the desk has come to: a CMS that is slow is asked again. */
  sees(words: string): Promise<void>;
}

/** A family that has sent its request, and agrees that its employer is asked. */
async function sendRequest(): Promise<Family> {
  const form = await visit(false);
  // A second try is another family.
  const email = `chemin-${crypto.randomUUID().slice(0, 8)}@exemple.fr`;
  await form.open();
  await form.fillAll(email);
  await form.field('contactEmployer').check();
  await form.send();
  await form.page.waitForURL(/\/acceptee$/);
  const link = await linkTo(email, '/suivi-de-demande/dossier');
  const read = async () => {
    await form.page.goto(link);
    const text = await form.page.locator('main').innerText();
    return text.includes('indisponible un instant') ? null : text;
  };
  const sees = async (words: string) => expect(await until('the page of the request', read)).toContain(words);
  return { ...form, email, reference: new URL(link).searchParams.get('dossier') ?? '', sees };
}

/** The adviser qualifies the request, and has the employer's word. */
async function startSearch({ email, reference, sees }: Family): Promise<void> {
  await openDesk();
  await panel.getByLabel('Dossier, nom, e-mail').fill(email);
  await press('Chercher');
  await panel.getByRole('link', { name: reference }).click();
  await moveTo('Qualifiée');
  await sees('Votre demande est complète.');
  await choose('Compte employeur', employer.name);
  await panel.getByRole('combobox', { name: 'Compte employeur' }).getByText(employer.name).waitFor();
  await moveTo('Employeur d’accord');
  await sees('L’employeur est d’accord.');
  await moveTo('Recherche');
  await sees('Nous cherchons une place');
}

/** The CMS is gone between two clicks: nothing is proposed, and the next click proposes once. */
async function propose({ sees }: Family): Promise<void> {
  const { proxy } = forms.site;
  await panel.getByRole('button', { name: `Proposer ${nursery.name}` }).waitFor();
  proxy.mode = 'refusing';
  // Chromium sends once more what finds its connection closed: only then it is over.
  const isOver = panel.waitForEvent('requestfailed', (request) => request.url().endsWith('/proposals'));
  await Promise.all([isOver, press(`Proposer ${nursery.name}`)]);
  proxy.mode = 'up';
  await panel.reload();
  await panel.getByText('Rien n’a encore été proposé.').waitFor();
  await press(`Proposer ${nursery.name}`);
  await press('Envoyer à la famille');
  await reaches('Place proposée');
  await expect.poll(() => panel.getByRole('button', { name: 'Retirer' }).count()).toBe(1);
  await sees(`Une place à ${nursery.name}`);
}

/** The nursery accepts while the CMS is gone: its answer waits at the edge, and counts once. */
async function nurseryAccepts(link: string): Promise<void> {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const { proxy } = forms.site;
  await page.goto(link);
  expect(await page.locator('main').innerText()).not.toMatch(/Le Goff|exemple\.fr/);
  proxy.mode = 'refusing';
  await page.getByRole('button', { name: 'Accepter cet accueil' }).click();
  await page.getByText('Votre accord est enregistré').waitFor();
  proxy.mode = 'up';
  await until('the names of the family', async () => {
    await forms.rows('UPDATE submissions SET next_attempt_at = 0 WHERE delivered_at IS NULL');
    await forms.runTasks();
    await page.goto(link);
    return (await page.locator('main').innerText()).includes('Le Goff');
  });
  await page.context().close();
}

/** Contract, invoice and first day. */
async function enter({ sees }: Family): Promise<void> {
  const today = todayInParis(Date.now());
  await panel.reload();
  await reaches('Crèche d’accord');
  await expect.poll(() => panel.getByRole('listitem').filter({ hasText: 'Réponse, Famille d’accord → Crèche d’accord' }).count()).toBe(1);
  await press('Convention signée');
  await reaches('Convention signée');
  await sees('La convention est signée');
  await panel.getByLabel('Entrée le').fill(today);
  await panel.getByLabel('Facturé (€)').fill('4200,50');
  await press('Enregistrer');
  const entryDays = async () => (await forms.entriesOf('proposal', { nurserySlug: nursery.slug })).map(({ entryOn }) => entryOn);
  await expect.poll(entryDays).toContain(today);
  await moveTo('Entrée');
  await sees('Votre enfant est entré en crèche.');
}

/** The yearly statement of the employer, taken along from its page as a table and as a paper. */
async function takeStatements({ reference }: Family): Promise<{ csv: string; pdf: Buffer }> {
  await openDesk('/employeurs');
  await panel.getByRole('link', { name: employer.name }).click();
  await panel.getByRole('link', { name: `${reference}, Zoé Le Goff, Entrée` }).waitFor();
  const take = async (kind: 'csv' | 'pdf') => {
    const [download] = await Promise.all([panel.waitForEvent('download'), press(new RegExp(`2069-FA, ${kind}`, 'i'))]);
    expect(download.suggestedFilename()).toBe(`releve-${employer.siren}-${new Date().getFullYear()}.${kind}`);
    return readFile(await download.path());
  };
  return { csv: (await take('csv')).toString(), pdf: await take('pdf') };
}

test('a family’s request becomes a child in a nursery: desk, family and nursery each do their part, and a CMS that is gone loses nothing', {
  timeout: 150_000,
}, async () => {
  const family = await sendRequest();
  await family.sees('Votre demande est bien reçue.');
  await startSearch(family);
  await propose(family);

  const mailsBefore = forms.mails.to(nursery.contact).length;
  await family.page.getByRole('button', { name: 'Accepter cette place' }).click();
  await family.page.getByText('Merci\u202f! Vous avez accepté la place.').waitFor();
  await family.sees('La crèche doit encore confirmer.');
  await nurseryAccepts(await linkTo(nursery.contact, '/gestionnaires/propositions/', mailsBefore));
  await family.sees('La crèche a confirmé.');
  await enter(family);

  const { csv, pdf } = await takeStatements(family);
  expect(csv).toMatch(new RegExp(`${family.reference};${nursery.name};.*;4200,5\r\n`));
  // Whole from its first letters to its last.
  expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.\d.*%%EOF\s*$/s);
  await openDesk('/tableaux-de-bord');
  const chart = (name: string) => panel.getByRole('img', { name });
  await chart('De la demande à l’entrée (jours)')
    .getByText(/^[01] j$/)
    .first()
    .waitFor();
  await chart('Propositions acceptées par les familles')
    .getByText(/^\d+\s%$/)
    .first()
    .waitFor();
});
