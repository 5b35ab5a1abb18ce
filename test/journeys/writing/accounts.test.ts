import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { desktop, hydrate, phone } from '../../../harness/browser/browser.ts';
import { accounts, browserCookies, openAccountSite } from '../../helpers/accounts/open-account-site.ts';
import { preRegister } from '../../helpers/accounts/pre-register.ts';
import { context, page, stopScripts } from '../../helpers/open-site.ts';
import { accessibilityViolations, unreachableText } from '../../helpers/page-checks.ts';

const password = 'Ma 3e poussette est verte';
const other = 'Un doudou oublié à la gare';
let hasScript: boolean;

openAccountSite();

const main = () => page.getByRole('main');
const heading = (name: string) => main().getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => main().getByRole('button', { name, exact: true });
const link = (name: string) => main().getByRole('link', { name, exact: true });
const field = (name: string) => main().getByRole('textbox', { name });
const formWith = (submit: string) => main().locator('form', { has: page.getByRole('button', { name: submit, exact: true }) });
const hasFocus = (selector: string) => page.evaluate((pattern) => document.activeElement?.matches(pattern) ?? false, selector);
const pathOf = () => new URL(page.url()).pathname + new URL(page.url()).search;

/** The screen as it stands is accessible, which axe needs scripts to tell, and all of it can be read on a desktop and on a phone. */
async function expectSound(what: string) {
  if (hasScript) expect(await accessibilityViolations(page), what).toEqual([]);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await unreachableText(page), `${what}, ${viewport.width} px`).toEqual([]);
  }
}

describe.for([
  { mode: 'with JavaScript', isScripted: true },
  { mode: 'without JavaScript', isScripted: false },
])('$mode', ({ isScripted }) => {
  const emailOf = (name: string) => `${name}.${isScripted ? 'avec' : 'sans'}@exemple.fr`;

  beforeEach(async () => {
    hasScript = isScripted;
    if (!hasScript) await stopScripts();
  });

  /** Waits for a screen, as a reader sees it. */
  async function arriveAt(title: string) {
    await heading(title).waitFor();
    if (hasScript) await hydrate(page);
  }

  async function signIn(email: string) {
    await field('Adresse e\u2011mail').fill(email);
    await field('Mot de passe').fill(password);
    await button('Se connecter').click();
  }

  test('an account is made from the link in the header, and confirmed by mail', async () => {
    const email = emailOf('marie');
    await page.goto(accounts.site.url);
    await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
    await arriveAt('Se connecter');
    expect(pathOf()).toBe('/compte/connexion?retour=%2Fcompte');
    await expectSound('sign-in');
    await link('Créer un compte').click();
    await arriveAt('Créer un compte');
    await expectSound('registration');

    await field('Adresse e\u2011mail').fill(email);
    await field('Mot de passe').fill('court');
    await button('Créer mon compte').click();
    await arriveAt('Créer un compte');
    await main().getByRole('alert').getByText('Il faut 12 caractères au moins.').waitFor();
    await main().getByRole('alert').getByRole('link', { name: 'Mot de passe' }).waitFor();
    await expect.poll(() => hasFocus('[name=password]')).toBe(true);
    expect([await field('Adresse e\u2011mail').inputValue(), await field('Mot de passe').inputValue()]).toEqual([email, '']);
    expect(await page.title()).toMatch(/^Erreur/);
    await expectSound('registration that comes back');
    await field('Mot de passe').fill(password);
    await button('Créer mon compte').click();
    await main().getByText('Un message est envoyé à l’adresse que vous avez indiquée').waitFor();
    await expectSound('registration that was sent');

    await page.goto(await accounts.linkTo(email, '/compte/confirmation?'));
    await arriveAt('Confirmer mon adresse');
    expect(pathOf()).toBe('/compte/confirmation');
    await expectSound('confirmation');
    await field('Mot de passe').fill(other);
    await button('Confirmer et me connecter').click();
    await main().getByRole('alert').getByText('Ce mot de passe n’est pas le bon.').waitFor();
    await expectSound('confirmation that comes back');
    await field('Mot de passe').fill(password);
    await button('Confirmer et me connecter').click();
    await arriveAt('Mon compte');
    await main().getByText('Votre adresse est confirmée').waitFor();
  });

  test('its owner finds their requests, changes their profile and signs out', async () => {
    const email = emailOf('profil');
    const reference = await preRegister(accounts.site.cms, [{ email, firstName: 'Marie' }]);
    await context.addCookies(browserCookies(await accounts.signUp(email, password)));
    await page.goto(`${accounts.site.url}/compte`);
    await arriveAt('Mon compte');
    await main().getByText(`Dossier ${reference}`).waitFor();
    await expectSound('account');

    await field('Prénom').fill('Zoé');
    await field('Téléphone').fill('12');
    await button('Enregistrer').click();
    await main().getByRole('alert').waitFor();
    await arriveAt('Mon compte');
    expect(await field('Prénom').inputValue()).toBe('Zoé');
    await expectSound('profile that comes back');
    await field('Téléphone').fill('0612345678');
    await button('Enregistrer').click();
    await main().getByText('Vos coordonnées sont enregistrées').waitFor();
    await arriveAt('Mon compte');
    expect(await field('Téléphone').inputValue()).toBe('06\u00a012\u00a034\u00a056\u00a078');

    await button('Se déconnecter').click();
    await arriveAt('Se connecter');
    await main().getByText('Vous êtes déconnecté').waitFor();
    expect((await context.cookies()).filter(({ name }) => name === 'compte' || name === '__Host-session')).toEqual([]);
  });

  test('who has to sign in first comes back to where they were, takes their data along, and goes', async () => {
    const email = emailOf('depart');
    await accounts.signUp(email, password);
    await page.goto(`${accounts.site.url}/compte/mes-donnees`);
    await arriveAt('Se connecter');
    await field('Adresse e\u2011mail').fill(email);
    await field('Mot de passe').fill(other);
    await button('Se connecter').click();
    await main().getByRole('alert').getByText('L’adresse ou le mot de passe ne convient pas.').waitFor();
    await expectSound('sign-in that comes back');
    await field('Mot de passe').fill(password);
    await button('Se connecter').click();
    await arriveAt('Mes données');
    await expectSound('data');

    const exported = formWith('Télécharger mes données');
    await exported.getByRole('textbox').fill(password);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Télécharger mes données').click()]);
    expect(download.suggestedFilename()).toBe('mes-donnees-creche-sereine.json');
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: object };
    expect(file.account).toMatchObject({ email, confirmed: true });

    const removal = formWith('Supprimer définitivement mon compte');
    await button('Supprimer définitivement mon compte').click();
    await removal.getByRole('alert').getByText('Indiquez votre mot de passe.').waitFor();
    await expectSound('deletion that comes back');
    await removal.getByRole('textbox').fill(password);
    await button('Supprimer définitivement mon compte').click();
    await arriveAt('Se connecter');
    await main().getByText('Votre compte est supprimé').waitFor();
    await signIn(email);
    await main().getByRole('alert').getByText('L’adresse ou le mot de passe ne convient pas.').waitFor();
    await expect.poll(() => hasFocus('[role=alert]')).toBe(true);
  });

  test('a password is changed, which ends the session of another device', async () => {
    const email = emailOf('change');
    const elsewhere = await accounts.signUp(email, password);
    await page.goto(`${accounts.site.url}/compte/connexion?retour=/compte/mot-de-passe`);
    await arriveAt('Se connecter');
    await signIn(email);
    await arriveAt('Changer de mot de passe');
    await expectSound('change of password');
    await field('Mot de passe actuel').fill(password);
    await field('Nouveau mot de passe').fill('motdepasse123');
    await button('Changer de mot de passe').click();
    await main().getByRole('alert').getByText('parmi les plus utilisés').waitFor();
    await arriveAt('Changer de mot de passe');
    await expectSound('change of password that comes back');
    await field('Mot de passe actuel').fill(password);
    await field('Nouveau mot de passe').fill(other);
    await button('Changer de mot de passe').click();
    await main().getByText('Votre mot de passe est changé').waitFor();
    expect((await elsewhere.get('/compte')).location).toBe('/compte/connexion?retour=%2Fcompte');
    await page.reload();
    await arriveAt('Mon compte');
  });

  test('a forgotten password is replaced by one of the reader’s choice', async () => {
    const email = emailOf('oubli');
    await accounts.signUp(email, password);
    await page.goto(`${accounts.site.url}/en/compte/connexion`);
    await arriveAt('Sign in');
    await link('Forgot your password?').click();
    await arriveAt('Forgotten password');
    await expectSound('forgotten password');
    await button('Send me the link').click();
    await main().getByRole('alert').getByRole('link', { name: 'Email address' }).waitFor();
    await expectSound('forgotten password that comes back');
    await field('Email address').fill(email);
    await button('Send me the link').click();
    await main().getByRole('status').waitFor();

    const address = await accounts.linkTo(email, '/compte/nouveau-mot-de-passe?');
    await page.goto(address);
    await arriveAt('Choisir un nouveau mot de passe');
    expect(pathOf()).toBe('/compte/nouveau-mot-de-passe');
    await expectSound('new password');
    await field('Nouveau mot de passe').fill(other);
    await button('Enregistrer et me connecter').click();
    await arriveAt('Mon compte');
    await main().getByText('Votre mot de passe est changé').waitFor();

    await context.clearCookies();
    await page.goto(address);
    await arriveAt('Choisir un nouveau mot de passe');
    await field('Nouveau mot de passe').fill(password);
    await button('Enregistrer et me connecter').click();
    await main().getByText('Ce lien n’est plus valable').waitFor();
    await expectSound('a link that has served');
    await link('Recevoir un nouveau lien').click();
    await arriveAt('Mot de passe oublié');
  });
});

describe('in a browser with scripts', () => {
  beforeEach(() => {
    hasScript = true;
  });

  test('signing in takes a keyboard only, and the password can be looked at', async () => {
    await accounts.signUp('clavier@exemple.fr', password);
    await page.goto(`${accounts.site.url}/compte/connexion`);
    const press = (key: string) => page.keyboard.press(key);
    await press('Tab');
    await press('Enter');
    for (let stops = 0; stops < 10 && !(await hasFocus('[name=email]')); stops += 1) await press('Tab');
    await page.keyboard.type('clavier@exemple.fr');
    await press('Tab');
    await page.keyboard.type(password);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await press('Tab');
    await press('Space');
    expect(await page.locator('main [name=password]').getAttribute('type')).toBe('text');
    await button('Masquer le mot de passe').waitFor();
    await press('Space');
    expect(await page.locator('main [name=password]').getAttribute('type')).toBe('password');
    await press('Tab');
    await press('Space');
    await press('Tab');
    await press('Enter');
    await heading('Mon compte').waitFor();
    const kept = (await context.cookies()).find(({ name }) => name === '__Host-session');
    expect(kept).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    // The box was ticked by its key: the session outlives the browser.
    expect(kept?.expires).toBeGreaterThan(0);
  });

  test('nurseries saved on the device join those of the account, and go from both', async () => {
    const email = 'coeur@exemple.fr';
    const slug = 'petite-brindille-lyon';
    const visitor = await accounts.signUp(email, password);
    await page.goto(accounts.site.url);
    await page.evaluate((slug) => localStorage.setItem('nurseries-saved', JSON.stringify([slug])), slug);
    await context.addCookies(browserCookies(visitor));
    await page.goto(`${accounts.site.url}/compte`);
    await hydrate(page);
    await button('Retirer Petite Brindille').waitFor();
    // On another device it is there, too.
    expect((await visitor.get('/compte')).html).toContain('Retirer Petite Brindille');

    await hydrate(page);
    await button('Retirer Petite Brindille').click();
    await main().getByText('Vous n’avez pas encore enregistré de crèche').waitFor();
    await hydrate(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nurseries-synced'))).toBe('[]');
    expect(await page.evaluate(() => localStorage.getItem('nurseries-saved'))).toBe('[]');
  });
});
