import { monthlyHours } from '../../../domain/childcare/costs/care-hours.ts';
import { parseEuros } from '../../../domain/childcare/costs/money.ts';
import type { CareNeed } from '../../../domain/childcare/costs/three-ways.ts';
import type { FamilyCostScales } from '../../../domain/childcare/scales/cost-scales.ts';
import { readPlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { familySimulationFields } from '../../../domain/forms/simulation.ts';
import type { Locale } from '../../../domain/locale.ts';
import { numbersTo } from './number-choice.tsx';

export const limits = { hours: 12, weeks: 52 };
export type FamilyField = (typeof familySimulationFields)[number];
export type FamilyTexts = Record<FamilyField, string>;

/** Benefits for the same months that change or exclude the CMG. */
export const benefits = ['none', 'partial', 'full', 'leave'] as const;
export const households = ['couple', 'single'] as const;

const offers = {
  children: numbersTo(8),
  aeeh: numbersTo(8, 0),
  days: numbersTo(5),
  invoices: numbersTo(12),
  household: households,
  benefit: benefits,
  disability: ['yes'],
};
export type FamilyChoice = 'children' | 'aeeh' | 'days' | 'invoices';
export const numbersOf = (name: FamilyChoice): readonly string[] => offers[name];

/** An example: no market price is suggested. */
const examplePrice = 9.5;

interface Beginning {
  locale: Locale;
  /** What the nursery asks for an hour that the reader comes from. */
  nurseryPrice: number | null;
}

/** The fields of the simulator and what they begin with. */
export function familyFields(scales: FamilyCostScales, { locale, nurseryPrice }: Beginning) {
  const amountText = (euros: number) => euros.toFixed(2).replace('.', locale === 'fr' ? ',' : '.');
  const initial: FamilyTexts = {
    resources: '3500',
    netIncome: '',
    children: '1',
    household: 'couple',
    birthDate: '',
    aeeh: '0',
    disability: '',
    days: '5',
    hours: '9',
    weeks: '47',
    invoices: '12',
    nurseryPrice: amountText(nurseryPrice ?? examplePrice),
    childminderCost: amountText(scales.childminder.referenceHourlyCost),
    benefit: 'none',
    ceiling: '',
    otherAdvantages: '',
  };
  return { names: familySimulationFields, initial, offers };
}

/** What was typed, held between one and its limit; the limit where it is no number at all. */
function within(text: string, limit: number): number {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && text !== '' ? Math.min(Math.max(value, 1), limit) : limit;
}

export const optionalAmounts = ['netIncome', 'ceiling', 'otherAdvantages'] as const;
const amounts = ['resources', 'nurseryPrice', 'childminderCost'] as const;

/** The fields whose text is no amount or no day. */
export function unreadFields(texts: FamilyTexts): FamilyField[] {
  return [
    ...amounts.filter((name) => parseEuros(texts[name]) === null),
    ...optionalAmounts.filter((name) => texts[name].trim() !== '' && parseEuros(texts[name]) === null),
    ...(texts.birthDate.trim() !== '' && readPlainDate(texts.birthDate) === null ? (['birthDate'] as const) : []),
  ];
}

const prepareOf: Record<string, CareNeed['prepare']> = { partial: 'partial at half time or less', full: 'full' };

/** The need that was typed, on a day; null where a field cannot be read. */
export function readNeed(texts: FamilyTexts, day: string): CareNeed | null {
  if (unreadFields(texts).length > 0) return null;
  const [monthlyResources = null, nurseryPrice = null, childminderCost = null] = amounts.map((name) => parseEuros(texts[name]));
  if (monthlyResources === null || nurseryPrice === null || childminderCost === null) return null;
  const children = Number(texts.children);
  const invoices = Number(texts.invoices);
  return {
    day,
    monthlyResources,
    yearlyNetIncome: parseEuros(texts.netIncome),
    localCeiling: parseEuros(texts.ceiling),
    otherAdvantages: parseEuros(texts.otherAdvantages) ?? 0,
    children,
    childrenWithAeeh: Math.min(Number(texts.aeeh), children),
    isSingleParent: texts.household === 'single',
    hasDisabilityBenefit: texts.disability === 'yes',
    birthDate: readPlainDate(texts.birthDate),
    prepare: prepareOf[texts.benefit] ?? 'none',
    isOnBirthLeave: texts.benefit === 'leave',
    hoursPerMonth: monthlyHours({
      days: Number(texts.days),
      hours: within(texts.hours, limits.hours),
      weeks: within(texts.weeks, limits.weeks),
      invoices,
    }),
    invoices,
    nurseryPrice,
    childminderCost,
  };
}
