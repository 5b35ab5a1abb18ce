import { beforeAll, describe, expect, test } from 'vitest';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { silentReporter } from '../../../worker/observe/reporter.ts';
import { createTestApp } from '../../app/test-app.ts';
import { createFedIndex, type FedIndex } from './fed-index.ts';
import { addNurseries, makeNursery } from './nursery-maker.ts';

let index: FedIndex;
beforeAll(async () => {
  index = createFedIndex();
  await index.pass();
});

async function read(path: string) {
  const app = createTestApp(answerFromSeed, silentReporter, { database: index.database });
  const response = await app.get(path);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  await app.settle();
  expect(app.logger.error.mock.calls).toEqual([]);
  return { status: response.status, robots: response.headers.get('x-robots-tag'), main: html.split('</main>')[0] ?? '', app };
}

describe('the finder', () => {
  const path = '/trouver-une-creche/recherche';

  test('finds a town however it is written, and says how far each nursery is', async () => {
    const { main, robots } = await read(`${path}?lieu=st+etienne`);
    expect(main).toMatch(/\d crèches à moins de 5 km de Saint-Étienne/);
    expect(main).toMatch(/<article.*?<strong>à \d/s);
    expect(main).toContain('Comment sont classées les crèches');
    expect(robots).toBe('noindex, follow');
  });

  test('keeps every criterion in its form', async () => {
    const { main } = await read(`${path}?lieu=Paris&rayon=10&type=micro_nurseries&fournis=couches&age=12&tarif=psu&places=1&handicap=1`);
    expect(main).toMatch(/<option value="10" selected="">/);
    for (const value of ['micro_nurseries', 'couches', '1'])
      expect(main).toMatch(new RegExp(`checked="" value="${value}"|value="${value}" checked=""`));
    expect(main).toContain('Filtres (6)');
    // Whatever was chosen is told in a line, each with a way to take it back; the sheet stays shut.
    expect(main).not.toMatch(/<details[^>]* open=""/);
    expect(main).toContain('aria-label="Retirer le critère «\u202fMicro-crèche\u202f»"');
  });

  test('asks for the place of work first, then for what the child needs, for places and their price, and for kinds of nurseries last', async () => {
    const { main } = await read(`${path}?lieu=Paris`);
    const names = [...main.matchAll(/<(?:input|select)[^>]* name="([a-z]+)"/g)].map(([, name = '']) => name);
    expect([...new Set(names)]).toEqual([
      ...['lieu', 'rayon', 'naissance', 'entree', 'travail', 'tri', 'jours', 'moment', 'arrivee', 'depart', 'adaptees'],
      ...['places', 'tarif', 'type', 'fournis', 'handicap'],
    ]);
  });

  test('goes on by itself as an alert about what was asked, where it was asked around a place', async () => {
    const links = async (query: string) =>
      [...(await read(`${path}?${query}`)).main.matchAll(/href="(\/alerte-place[^"]*)"/g)].map(([, href]) => href);
    expect(await links('lieu=Lyon&travail=Bron&rayon=10&naissance=2026-03&entree=2027-03&jours=lundi&type=micro_nurseries&page=1')).toEqual(
      ['/alerte-place?lieu=Lyon+%2869%29&amp;travail=Bron&amp;rayon=10&amp;naissance=2026-03&amp;entree=2027-03&amp;jours=lundi'],
    );
    // Where nothing is found, too; not of a whole department, nor of a place that is still to be chosen.
    expect(await links('lieu=Mende&rayon=1')).toHaveLength(1);
    for (const query of ['lieu=Rhône+(département)', 'lieu=Saint-Denis', 'selection=petite-brindille-lyon', ''])
      expect(await links(query)).toEqual([]);
  });

  test('says where it looks instead of a street that it does not know, and of a number that is no postal code', async () => {
    expect((await read(`${path}?lieu=12+rue+de+la+Paix,+Paris`)).main).toContain(
      'Adresse non reconnue\u202f: nous cherchons autour du centre de Paris.',
    );
    expect((await read(`/en${path}?lieu=12+rue+de+la+Paix,+Paris`)).main).toContain(
      'Address not recognised: we search around the centre of Paris.',
    );
    expect((await read(`${path}?lieu=Paris`)).main).not.toContain('Adresse non reconnue');
    const cedex = (await read(`${path}?lieu=69201`)).main;
    expect(cedex).toContain('69201 n’est le code postal d’aucune commune');
    expect(cedex).toContain('Rhône (département)');
    expect((await read(`${path}?lieu=01000`)).main).not.toContain('n’est le code postal');
  });

  test('shows the first picture of a nursery in the room it has, those further down only when they are near', async () => {
    const at = { position: { latitude: 44.518, longitude: 3.5 }, cityName: 'Mende', postalCode: '48000' };
    const photo = { source: '/uploads/facade.webp', tint: 3 };
    await addNurseries(
      index.database,
      ['a', 'b', 'c'].map((slug) => makeNursery(slug, { ...at, ...(slug !== 'b' && { photo }) })),
    );
    const { main } = await read(`${path}?lieu=Mende`);
    const pictures = main.match(/<img[^>]*facade[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(picture).toMatch(/f_webp&amp;w_320\/uploads.*192w, .*width="160" height="120" alt=""/);
    expect(pictures[0]).toContain('loading="eager"');
    expect(pictures[1]).toContain('loading="lazy"');
    index.database.fill([
      "DELETE FROM nurseries WHERE slug IN ('a', 'b', 'c')",
      "DELETE FROM documents WHERE kind = 'nurseries' AND id IN ('a', 'b', 'c')",
    ]);
  });

  test('looks around a quarter or a station', async () => {
    expect((await read(`${path}?lieu=La+Guillotière`)).main).toMatch(/crèches? à moins de 5 km de La Guillotière \(Lyon\)/);
  });

  test('suggests nurseries by name where these are wanted, after places', async () => {
    const suggested = async (query: string) =>
      (await createTestApp(answerFromSeed, silentReporter, { database: index.database }).get(`/recherche/lieux?${query}`)).json();
    expect(await suggested('q=canuts&creches=1')).toEqual({
      suggestions: [
        {
          label: 'Les Canuts de Poche',
          name: 'Les Canuts de Poche',
          kind: 'nursery',
          postalCode: null,
          department: 'Lyon',
          formerName: null,
          slug: 'les-canuts-de-poche-lyon',
        },
      ],
    });
    expect(await suggested('q=canuts')).toEqual({ suggestions: [] });
    const both = (await suggested('q=les+c&creches=1')) as { suggestions: { kind: string }[] };
    const kinds = both.suggestions.map(({ kind }) => kind);
    expect(kinds).toHaveLength(8);
    expect(kinds.indexOf('nursery')).toBe(5);
  });

  test('says which criterion could not be read', async () => {
    expect((await read(`${path}?lieu=Lyon&rayon=7&age=abc`)).main).toContain('n’a pas été appliqué\u202f: rayon, âge.');
  });

  test('lets the reader choose between places of one name, and knows former names', async () => {
    const { main } = await read(`${path}?lieu=Saint-Denis`);
    expect(main).toContain('Saint-Denis (974)');
    expect(main).toContain('Saint-Denis (93)');
    expect((await read(`${path}?lieu=51300`)).main).toContain('lequel cherchez-vous');
    expect((await read(`${path}?lieu=Annecy-le-Vieux`)).main).toContain('Annecy-le-Vieux fait aujourd’hui partie de la commune d’Annecy.');
  });

  test('proposes the nearest spelling, and a way on where nothing is called so', async () => {
    expect((await read(`${path}?lieu=Bordaux`)).main).toContain('href="/trouver-une-creche/recherche?lieu=Bordeaux+%2833%29"');
    expect((await read(`${path}?lieu=Tombouctou`)).main).toContain('Nous n’avons rien trouvé pour «\u202fTombouctou\u202f»');
    expect((await read(path)).main).toContain('Indiquez une ville, un département ou un code postal.');
  });

  test('says around which places it has looked: home, work, both, or the way between', async () => {
    const titleFor = async (query: string) => /<h1[^>]*>(\d+ crèches? [^<]*)</.exec((await read(`${path}?${query}`)).main)?.[1];
    expect(await titleFor('lieu=Lyon&travail=Grenoble')).toMatch(/^\d+ crèches à moins de 5 km de Lyon ou de Grenoble$/);
    expect(await titleFor('travail=Lyon')).toMatch(/^\d+ crèches à moins de 5 km de Lyon$/);
    expect(await titleFor('lieu=Lyon&travail=Villeurbanne&tri=trajet')).toMatch(
      /^\d+ crèches à 5 km de détour au plus, de Lyon à Villeurbanne$/,
    );
  });

  test('offers a larger circle only where it holds more', async () => {
    const counts = async (query: string) => {
      const { main } = await read(`${path}?${query}`);
      return [/(\d+) crèches? à moins/.exec(main)?.[1], /Élargir à \d+ km \((\d+) crèche/.exec(main)?.[1]].map((count) =>
        Number(count ?? 0),
      );
    };
    for (const query of ['lieu=Grenoble', 'lieu=Nice', 'lieu=Rennes', 'lieu=Brest', 'lieu=Lille', 'lieu=Grenoble&rayon=10']) {
      const [count = 0, widened = 0] = await counts(query);
      expect(widened === 0 || widened > count, `${query}: ${count}, then ${widened}`).toBe(true);
    }
  });

  test('measures from home and from work', async () => {
    const { main } = await read(`${path}?lieu=Lyon&travail=Villeurbanne&tri=trajet`);
    expect(main).toMatch(/du domicile, à .*? du travail, détour de/);
  });

  const list = '/mes-creches?selection=petite-brindille-lyon,la-verriere-aux-moineaux-paris,nulle-part';

  test('leads a list of nurseries to the page of saved ones', async () => {
    const { app } = await read('/mes-creches');
    const response = await app.get(`${path}?selection=la-verriere-aux-moineaux-paris,petite-brindille-lyon&lieu=Lyon`);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/mes-creches?lieu=Lyon&selection=la-verriere-aux-moineaux-paris%2Cpetite-brindille-lyon',
    ]);
  });

  test('compares two saved nurseries by what decides, says that one is gone, and asks for a place at one or at all', async () => {
    const { main } = await read(list);
    expect(main).toContain('Mes crèches enregistrées');
    expect(main).toContain('Une crèche de cette sélection n’est plus publiée.');
    expect(main.match(/<th scope="col">/g)).toHaveLength(2);
    const rows = [...main.matchAll(/<th scope="row">([^<]*)/g)].map(([, label]) => label);
    expect(rows.slice(0, 4)).toEqual(['Tarif', 'Places disponibles', 'Horaires', 'Âges']);
    expect(main).toMatch(
      /<td><span class="dotted"><span>9,90.€.\/.h<\/span><span>Tarif libre \(PAJE\)<\/span><\/span><p[^>]* data-estimate="9.9"/u,
    );
    expect(main).toContain('href="/pre-inscription-enfant-creche?fromNurseryCatalog=true&amp;creche=petite-brindille-lyon"');
    expect(main).toMatch(/creche=[\w-]+&amp;creche=[\w-]+"[^>]*>Demander une place dans ces 2 crèches/);
    expect(main).toContain('href="/cout-place-en-creche?creche=petite-brindille-lyon#simulation"');
  });

  test('shows free places that were confirmed first, then those to be confirmed, then the others as they were saved', async () => {
    const [full, toConfirm, confirmed] = ['la-traboule-aux-doudous-lyon', 'l-ilot-baleine-lyon', 'petite-brindille-lyon'];
    const app = createTestApp(answerFromSeed, silentReporter, { database: index.database });
    app.pass(3 * 86_400);
    const html = await (await app.get(`/mes-creches?selection=${full},${toConfirm},${confirmed}`)).text();
    await app.settle();
    const names = html
      .split('<article')
      .slice(1)
      .map((card) => [full, toConfirm, confirmed].find((slug) => card.includes(`/${slug}`)));
    expect(names).toEqual([confirmed, toConfirm, full]);
  });

  test('says how far saved nurseries are from the place that was searched, where there is one', async () => {
    expect((await read(list)).main).not.toContain('>Distance<');
    const { main } = await read(`${list}&lieu=Lyon`);
    expect(main).toMatch(/<th scope="row">Distance<\/th><td>à [\d,]+.(?:km|m)</u);
  });

  test.each(['/mes-creches', '/mes-creches?selection=../etc,nulle-part', '/en/mes-creches'])(
    'says at %s how a nursery is saved',
    async (address) => {
      const { main } = await read(address);
      expect(main).toMatch(/bouton «.Enregistrer.»|“Save” button/u);
      expect(main).toMatch(/<noscript><p>(?:Ce bouton n’apparaît qu’avec JavaScript|This button only appears with JavaScript)/);
      expect(main).not.toContain('<table');
    },
  );

  test('tells a reader abroad where the nurseries are', async () => {
    expect((await read(`${path}?autour=48.13,11.57`)).main).toContain('Vous semblez être hors de France');
    expect((await read(`${path}?autour=45.76,4.86`)).main).toMatch(/autour de vous, près de (?:Lyon|Villeurbanne)/);
  });
});

describe('site search', () => {
  test('says the words of the specification', async () => {
    expect((await read('/recherche?q=+cr+')).main).toContain('Veuillez saisir au moins 3 caractères');
    expect((await read('/recherche?q=%25%25%25')).main).toContain('Oups... Pas de résultat ici. Essayez encore !');
    const form = await read('/recherche');
    expect(form.main).not.toContain('role="status"');
    expect(form.robots).toBe('noindex, follow');
  });

  test('finds without accents, marks what it found, and its words never reach the CMS', async () => {
    const { main, app } = await read('/recherche?q=canele+reveur');
    expect(main).toContain('<mark>Canelé</mark>');
    expect(main).toContain('href="/trouver-une-creche/le-canele-reveur-bordeaux"');
    expect(app.cmsCalls.join()).not.toMatch(/canele|reveur/i);
  });

  test('puts the entry of the lexicon first, and narrows to one kind, in pages', async () => {
    const { main } = await read('/recherche?q=psu');
    expect(main).toMatch(/<aside[^>]*>.*PSU/s);
    expect(main).toContain('href="/recherche?q=psu&amp;type=articles"');
    const articles = await read('/recherche?q=creche&type=articles');
    expect(articles.main.match(/<h2[^>]*>(?:Articles|Pages|Crèches) /g)).toEqual([expect.stringContaining('Articles')]);
  });

  test('corrects a wrong letter', async () => {
    expect((await read('/recherche?q=bercaeu')).main).toMatch(/berceau/);
  });
});
