import { cmgStructureMaximum } from '../../../domain/childcare/costs/cmg-structure-aid.ts';
import { hourlyTariff } from '../../../domain/childcare/costs/psu-cost.ts';
import { cmgStructureOn, familyAllowanceBases } from '../../../domain/childcare/scales/cmg-structure.ts';
import { type PsuScale, psuScaleOn, psuScales } from '../../../domain/childcare/scales/psu.ts';
import { corporationTaxOn, exemptEmployerHelps, familyTaxCreditOn, parentTaxCreditOn } from '../../../domain/childcare/scales/taxes.ts';
import { textsCheckedOn } from '../../../domain/childcare/scales/texts-checked-on.ts';

/** A figure that texts tell in a known way, and what the scales say of it. */
export interface KnownFigure {
  name: string;
  /** Each group is one figure; a text is read with plain spaces and decimal points. */
  pattern: RegExp;
  allowed: readonly number[];
}

const day = textsCheckedOn;
const psu = psuScaleOn(day);
const cmg = cmgStructureOn(day);
const parents = parentTaxCreditOn(day);
const company = familyTaxCreditOn(day);
const corporation = corporationTaxOn(day);

/** Small households, of whom the texts tell. */
const households = [1, 2, 3, 4, 8];
const limitsOf = (children: number) => cmg.income.limits.map(({ amount, perChild }) => amount + perChild * children);
const singleLimitsOf = (children: number) => limitsOf(children).map((limit) => Math.round(limit * cmg.rules.singleParentLimitFactor));

function maximaOf(on: string): number[] {
  const incomes = [0, 40_000, 1_000_000];
  return incomes.map((yearlyIncome) =>
    Math.round(cmgStructureMaximum({ yearlyIncome, children: 1, isSingleParent: false, birthDate: on, day: on }, cmgStructureOn(on))),
  );
}

/** What examples work out with the amount of the second band: 120 hours at 9.90 €, a year of 160 hours at 9.50 €, and that after the credit. */
const secondBand = maximaOf(day)[1] ?? 0;
const yearLeft = (1520 - secondBand) * 12;
const workedOut = [1188 - secondBand, yearLeft, yearLeft - parents.base * parents.share];

const singleMaximum = Math.round(cmgStructureMaximum({ yearlyIncome: 0, children: 1, isSingleParent: true, birthDate: day, day }, cmg));

const tariffs = (resources: (scale: PsuScale) => number) =>
  households.map((children) => hourlyTariff({ monthlyResources: resources(psu), children }, psu));

/** An amount in euros as either language writes it, once spaces are plain. */
const number = '\\d{1,3}(?:[ ,]\\d{3})*(?:[.,]\\d{1,2}(?!\\d))?';
const euros = `(?:€(${number})|(?<![\\d,.])(${number}) ?€)`;
/** An amount of a thousand and more, and of ten thousand and more. */
const thousands = '(?:€(\\d[\\d,]{4,})|(?<!\\d)(\\d{1,3} \\d{3}) ?€)';
const tensOfThousands = '(?:€(\\d{2,3},\\d{3})|(?<!\\d)(\\d{2,3} \\d{3}) ?€)';
const knownFigure = (name: string, pattern: string, allowed: readonly number[]): KnownFigure => ({
  name,
  pattern: new RegExp(pattern, 'gi'),
  allowed,
});
const exemptIn = (year: number) => exemptEmployerHelps.filter(({ from }) => from.startsWith(String(year))).map(({ ceiling }) => ceiling);

/** All figures of the scales that the texts tell. */
export const knownFigures: readonly KnownFigure[] = [
  knownFigure(
    'rates of effort, in per cent',
    '(?<!\\d)(0[,.]\\d{4}) ?%',
    psu.ratesPerMillion.map((rate) => rate / 10_000),
  ),
  knownFigure('PSU floor', `(?:plancher|floor)[^.|)\\n€]{0,60}?${euros} (?:par mois|de ressources|\\(plancher|a month)`, [psu.floor]),
  knownFigure(
    'PSU floor',
    `${euros}(?: par mois)?[^.|\\n€]{0,20}?(?:\\(plancher|en 2026\\. En dessous|\\(2026 floor|de ressources mensuelles en 2026)`,
    [psu.floor],
  ),
  knownFigure('PSU ceiling', `(?:plafond|ceiling)[^.|\\n€]{0,50}?${euros}[^.|\\n€]{0,45}?(?:1er septembre 2025|1 September 2025)`, [
    psu.ceiling,
  ]),
  knownFigure(
    'former PSU ceilings',
    `${euros} (?:auparavant, depuis|à partir du) (?:le )?1er septembre 2024`,
    psuScales.filter(({ from }) => from === '2024-09-01').map(({ ceiling }) => ceiling),
  ),
  knownFigure(
    'hour at the floor',
    `\\| ?0[,.]\\d{4} ?% \\| ${euros} \\| (?:\\d|€)`,
    tariffs(({ floor }) => floor),
  ),
  knownFigure(
    'hour at the ceiling',
    `\\| ?0[,.]\\d{4} ?% \\|(?: [^|]*\\|)? ${euros} \\|$`,
    tariffs(({ ceiling }) => ceiling),
  ),
  knownFigure(
    'income limits of the CMG',
    `(?:Jusqu’à|Tranche \\d, jusqu’à \\||Band \\d, up to \\||Au-delà de|seuil de la tranche 1[^€]*soit) ${tensOfThousands}`,
    households.flatMap((count) => [...limitsOf(count), ...singleLimitsOf(count)]),
  ),
  knownFigure('income limits of the CMG by children', `\\| [123] \\| ${euros} \\| ${euros} \\| au-delà`, households.flatMap(limitsOf)),
  knownFigure(
    'income limits of a single parent',
    `(?:multipliés par 1,4|arrondissez à l’euro)[^€\\d]*${euros} et ${euros}`,
    singleLimitsOf(1),
  ),
  knownFigure(
    'income limits for each further child',
    `par enfant en plus \\| \\+ ${euros} \\| \\+ ${euros}`,
    cmg.income.limits.map(({ perChild }) => perChild),
  ),
  knownFigure('highest CMG', `(?:CMG[^|\\n]{0,40}|\\| )(?:environ|about) ${euros}(?= \\||\\.| \\(la limite| par mois| a month)`, [
    ...maximaOf(day),
    ...workedOut,
  ]),
  knownFigure('highest CMG until March 2026', `\\| Jusqu’au 31 mars 2026 \\| ${euros} \\| ${euros} \\| ${euros}`, maximaOf('2026-03-31')),
  knownFigure('highest CMG since April 2026', `\\| Depuis le 1er avril 2026 \\| ${euros} \\| ${euros} \\| ${euros}`, maximaOf(day)),
  knownFigure('highest CMG of a single parent', `environ ${euros} avec les 30 %`, [singleMaximum]),
  knownFigure(
    'family allowance base',
    `base mensuelle des allocations familiales \\(${euros}\\)`,
    familyAllowanceBases
      .filter(({ from }) => from <= day)
      .slice(0, 1)
      .map(({ amount }) => amount),
  ),
  knownFigure('dearest hour with CMG', `${euros} (?:de l’heure au plus|an hour at most)|at most €(\\d+) an hour`, [
    cmg.rules.hourlyPriceLimit,
  ]),
  knownFigure('dearest hour with CMG', `(?:ne dépass(?:e|ent) pas|horaire de|tarif de) ${euros}(?: de l’heure| au plus)`, [
    cmg.rules.hourlyPriceLimit,
  ]),
  knownFigure(
    'share of the bill that the CMG covers, in per cent',
    '(?:sans dépasser|jamais|CMG couvre|couvre|covers|never more than|limité à|Limite de) (\\d+) ?% (?:de la dépense|of the (?:cost|expense))',
    [cmg.rules.billShare * 100],
  ),
  knownFigure(
    'base of the parents’ credit',
    `${euros} (?:par enfant et par an|par enfant \\(|de dépenses? (?:au plus )?par enfant|per child per year)`,
    [parents.base],
  ),
  knownFigure('highest credit of parents', `${thousands}(?: de crédit au plus| au plus \\(|, ou 875)`, [parents.base * parents.share]),
  knownFigure('credit in shared custody', `(?:ou|au plus \\() ?${euros} en garde alternée`, [parents.sharedBase * parents.share]),
  knownFigure('household’s cap on tax advantages', `(?:plafond global de|overall cap of) ${euros}`, [parents.householdCap]),
  knownFigure(
    'cap of the company’s credit',
    `(?:limite de|limité à|plafonné à|up to|capped at|Plafond \\|) ${euros} (?:de crédit )?(?:par an|a year|per year)`,
    [company.cap],
  ),
  knownFigure('cap of the company’s credit', `${thousands} de crédit par an`, [company.cap]),
  knownFigure(
    'company’s credit for nurseries, in per cent',
    '(?:ouvrent? droit à|couvre|crédit d’impôt de|rembourse à l’entreprise|pays a company back|au taux de) (\\d+) ?% (?:de ce qu|of what|de crédit|\\(article|et dans la limite)',
    [company.nurseryShare * 100],
  ),
  knownFigure('company’s credit for vouchers, in per cent', '(?:préfinancé|vouchers|CESU)(?: \\||, à| ouvre droit à) (\\d+) ?%', [
    company.voucherShare * 100,
  ]),
  knownFigure(
    'corporation tax, in per cent',
    '(?:impôt sur les sociétés|corporate tax|corporation tax)(?: saved)? ?(?:au taux de|de|à|\\() ?(\\d+) ?%',
    [corporation.rate * 100],
  ),
  knownFigure('exempt help in 2026', `${euros} (?:par bénéficiaire )?(?:en|pour|in) 2026`, [...exemptIn(2026), psu.floor]),
  knownFigure('exempt help in 2025', `\\(${euros} (?:en|in) 2025`, exemptIn(2025)),
  knownFigure('exempt help in 2024', `${euros} (?:en|in) 2024`, exemptIn(2024)),
];

const decimal = (text: string, locale: 'fr' | 'en') =>
  Number(locale === 'fr' ? text.replace(/ /g, '').replace(',', '.') : text.replace(/[ ,]/g, ''));

/** What a figure says in a text, each with the words around it. */
export function figuresIn(text: string, { pattern }: KnownFigure, locale: 'fr' | 'en'): { value: number; words: string }[] {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('**', '');
  return [...plain.matchAll(new RegExp(pattern.source, `${pattern.flags}m`))].flatMap(([words, ...groups]) =>
    groups.filter((group) => group !== undefined).map((group) => ({ value: decimal(group, locale), words })),
  );
}
