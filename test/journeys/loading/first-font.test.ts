import { expect, test } from 'vitest';
import { type Locale, localizePath } from '../../../domain/locale.ts';
import { arialIsMissing, watchLoading } from '../../helpers/late-resources.ts';
import { openPage, page, site } from '../../helpers/open-site.ts';

// What readers see until Figtree has come. Whether a page then moves is measured on each (`test/journeys/every-page.test.ts`).
openPage();

/** Those that styles name, from text to titles. */
const weights = [400, 500, 600, 650, 700, 750];

/** How wide the texts of the page are in a font, by weight. */
function widthsIn(family: string): Promise<number[]> {
  return page.evaluate(
    async ({ family, weights }) => {
      const text = [...document.querySelectorAll('main p')].map((paragraph) => paragraph.textContent).join(' ');
      const widths: number[] = [];
      for (const weight of weights) {
        await document.fonts.load(`${weight} 1em ${family}`);
        const line = document.createElement('span');
        line.textContent = text;
        Object.assign(line.style, {
          position: 'absolute',
          whiteSpace: 'nowrap',
          fontFamily: `${family}, monospace`,
          fontWeight: `${weight}`,
        });
        document.body.append(line);
        widths.push(line.getBoundingClientRect().width);
        line.remove();
      }
      return widths;
    },
    { family, weights },
  );
}

const standIn = '"Figtree fallback"';

test('each weight of the font has a stand-in as wide as itself, made of a font that readers have', async () => {
  await page.goto(`${site.url}/blog-famille/cout-creche-tarif-psu`);
  const isThere = await page.evaluate(
    (family) =>
      document.fonts.load(`1em ${family}`).then(
        (faces) => faces.length > 0,
        () => false,
      ),
    standIn,
  );
  expect(isThere, arialIsMissing).toBe(true);
  const [widths, standInWidths] = [await widthsIn('Figtree'), await widthsIn(standIn)];
  for (const [index, weight] of weights.entries()) {
    const ratio = (standInWidths[index] ?? 0) / (widths[index] ?? 0);
    expect(ratio, `weight ${weight}: width of the stand-in by that of the font`).toBeGreaterThan(0.985);
    expect(ratio, `weight ${weight}: width of the stand-in by that of the font`).toBeLessThan(1.015);
  }
});

test('a font that comes late takes the place of its stand-in on the page that is open', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`${site.url}/`, { waitUntil: 'domcontentloaded' });
  const titleWidth = () =>
    page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('h1') ?? document.body);
      return words.getBoundingClientRect().width;
    });
  const inStandIn = await titleWidth();
  arrive();
  await expect.poll(titleWidth).not.toBe(inStandIn);
});

/** What of the header is not in one line: its words that break, and a bar taller than it is. */
function brokenInHeader(): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.createRange();
    const broken: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('header a, header summary, header button')) {
      if (!element.checkVisibility() || element.closest('details:not([open]) > :not(summary)')) continue;
      words.selectNodeContents(element);
      const tops = [...words.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom));
      if (Math.max(...tops) - Math.min(...tops) > 16) broken.push(element.textContent?.trim() ?? '');
    }
    const height = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const excess = document.documentElement.scrollWidth - innerWidth;
    return [...broken, ...(height > 81 ? [`the bar is ${height} px high`] : []), ...(excess > 0 ? [`${excess} px too wide`] : [])];
  });
}

test.for<Locale>(['fr', 'en'])('the header (%s) stands in one line in either font, whichever of its entries one is in', async (locale) => {
  await page.goto(site.url + localizePath('/', locale));
  const entries = await page
    .locator('header nav ul')
    .first()
    .evaluate((list) => [...list.children].map((menu) => menu.querySelector('a')?.getAttribute('href') ?? ''));
  expect(entries.length).toBeGreaterThan(3);
  for (const entry of entries) {
    await page.goto(site.url + entry);
    for (const font of ['Figtree', standIn]) {
      await page.evaluate((family) => document.documentElement.style.setProperty('--font', family), font);
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenInHeader(), `${entry} at ${width} px in ${font}`).toEqual([]);
      }
    }
  }
});

/** Lists of cards, rows of links and buttons, titles and covers at widths that the suite of every page does not open: where a line breaks there must not depend on the font. */
test.for([
  [360, '/trouver-une-creche/recherche?lieu=Paris'],
  [1440, '/trouver-une-creche/recherche?lieu=Paris'],
  [1024, '/trouver-une-creche/recherche?lieu=Lyon'],
  [1024, '/creches-par-ville/auvergne-rhone-alpes/rhone/lyon'],
  [1024, '/temoignages-clients'],
  [1024, '/'],
  [390, '/plan-du-site'],
  [412, '/en/compte/nouveau-mot-de-passe'],
  [768, '/recherche?q=berceau'],
  [768, '/livres-blancs-entreprise/guide-rh-cofinancer-une-place-en-creche'],
  [1024, '/reserver-des-berceaux'],
  [1024, '/devenir-partenaire'],
  [1060, '/en'],
] as const)('at %i px %s does not move when its font comes late', async ([width, path]) => {
  await page.setViewportSize({ width, height: width < 768 ? 812 : 900 });
  const loading = await watchLoading(page, { isLate: true });
  await loading.open(site.url + path);
  expect(await loading.layoutShift()).toBeLessThan(0.02);
});
