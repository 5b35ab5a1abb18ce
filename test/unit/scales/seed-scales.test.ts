import { expect, test } from 'vitest';
import { scaleTables } from '../../../domain/childcare/scales/all-scales.ts';
import { nextChange } from '../../../domain/childcare/scales/dated-row.ts';
import { textsCheckedOn } from '../../../domain/childcare/scales/texts-checked-on.ts';
import { seedTexts } from '../seed/seed-texts.ts';
import { figuresIn, knownFigures } from './scale-figures.ts';

const texts = seedTexts.map((text) => ({ ...text, plain: text.text.replace(/[\u00a0\u202f]/g, ' ') }));
const checkedOn = /(?:[vV]érifiée?s? le \d{1,2} \p{L}+ 20\d\d|[cC]hecked on \d{1,2} \p{L}+ 20\d\d)/u;

const wrongFigures = (text: string, locale: 'fr' | 'en') =>
  knownFigures.flatMap((figure) =>
    figuresIn(text, figure, locale)
      .filter(({ value }) => !figure.allowed.some((allowed) => Math.abs(allowed - value) < 1e-6))
      .map(({ value, words }) => `${figure.name} is ${value} in « ${words} »`),
  );

test.each(knownFigures)('$name: every text tells the figure of the scale', (figure) => {
  const figures = seedTexts.flatMap(({ text, locale }) => figuresIn(text, figure, locale));
  expect(figures.length, 'a way of telling that no text uses').toBeGreaterThan(0);
});

test('no text of the seed tells another figure than the scales', () => {
  expect(seedTexts.flatMap(({ text, locale, place }) => wrongFigures(text, locale).map((problem) => `${place}: ${problem}`))).toEqual([]);
});

test('a wrong figure is found in either language', () => {
  expect(wrongFigures('Plancher\u202f: 801,00\u00a0€ par mois en 2026.', 'fr')).toHaveLength(1);
  expect(wrongFigures('| 1 | 0.0619% | €5.62 |', 'en')).toHaveLength(1);
  expect(wrongFigures('plafonné à 600\u202f000\u00a0€ par an', 'fr')).toHaveLength(1);
  expect(wrongFigures('| Tranche 1, jusqu’à | 24\u202f331\u00a0€ |', 'fr')).toHaveLength(1);
  expect(wrongFigures('at most €12 an hour', 'en')).toHaveLength(1);
});

test('what tells a figure of the scales says when it was checked', () => {
  const factTexts = texts.filter(({ text, locale }) => knownFigures.some((figure) => figuresIn(text, figure, locale).length > 0));
  const places = Map.groupBy(texts, ({ place }) => place);
  const undated = new Set(
    factTexts.map(({ place }) => place).filter((place) => !places.get(place)?.some(({ plain }) => checkedOn.test(plain))),
  );
  expect([...undated]).toEqual([]);
});

test.each([
  ['the hours a month that the CMG asked for until 2025', /\b16 heures|\b16 hours/],
  ['half of the CMG without the rule of 31 August', /moitié dès (?:les )?(?:3|trois) ans|half (?:from|as of) (?:the age of )?(?:3|three)/i],
  ['payment to the intermediary as if it carried the credit', /ou à son intermédiaire|or to its intermediary/],
  ['a rule as it was known in a year', /connue?s? en (?:\p{L}+ )?20\d\d|known in (?:\p{L}+ )?20\d\d/u],
  ['cents of the CMG that cannot be derived', /992[,.]12|855[,.]24|718[,.]41|34 066,20/],
  ['the PSU income as that of the CMG', /avant abattements[^.;]*tranches du CMG/],
])('no text tells %s', (_, pattern) => {
  expect(texts.filter(({ plain }) => pattern.test(plain)).map(({ place, field }) => `${place} ${field}`)).toEqual([]);
});

test('what is said to be unchanged is said in one wording a language', () => {
  const wordings = {
    fr: 'règle inchangée à notre connaissance en novembre 2026, après la loi de finances n° 2026-103 du 19 février 2026',
    en: 'rule unchanged to our knowledge in November 2026, after finance act no. 2026-103 of 19 February 2026',
  };
  for (const { locale, plain, place } of texts) {
    const count = plain.match(/inchangée à notre connaissance|unchanged to our knowledge/g)?.length ?? 0;
    expect(plain.split(wordings[locale]).length - 1, place).toBe(count);
  }
});

test('a text that halves the CMG at three tells the rule of 31 August', () => {
  const halves = texts.filter(({ plain }) => /de 3 à 6 ans|Entre trois et six ans|from age 3 to 6/.test(plain) && /CMG/.test(plain));
  expect(halves.length).toBeGreaterThan(3);
  expect(halves.filter(({ plain }) => !/31 août|31 August/.test(plain)).map(({ place }) => place)).toEqual([]);
});

test('a text on 50 % of nursery spending tells that the intermediary’s invoice carries no credit, or links to one that does', () => {
  const credit = /crédit d’impôt famille|family tax credit/i;
  const creditTexts = texts.filter(({ plain, field }) => credit.test(plain) && /50 ?%/.test(plain) && !field.startsWith('seo'));
  const ruling = /BOI-RES-BIC-000176|\/lexique#cif|credit-d-impot-famille|crèche facture|nursery invoices|directement à la crèche/;
  expect(creditTexts.length).toBeGreaterThan(10);
  expect(creditTexts.filter(({ plain }) => !ruling.test(plain)).map(({ place, field }) => `${place} ${field}`)).toEqual([]);
});

test('the day of the texts lies in the rows that they tell of', () => {
  expect(nextChange(scaleTables, textsCheckedOn)).toBe('2027-01-01');
});
