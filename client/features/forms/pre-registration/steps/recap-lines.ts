import { readPlainDate } from '../../../../../domain/forms/fields/plain-date.ts';
import { type FlatValues, listIndexes } from '../../../../../domain/forms/form-values.ts';
import { coFinancingStatuses } from '../../../../../domain/forms/pre-registration/choices.ts';
import { hasSecondParent } from '../../../../../domain/forms/pre-registration/merge-step.ts';
import type { PreRegistrationStep } from '../../../../../domain/forms/pre-registration/steps.ts';
import type { Formats } from '../../../../i18n/format.ts';
import type { PreRegistrationTexts } from '../texts-context.ts';

/** An answer of the recap, with what belongs to it below one another; null where it is still missing. */
export interface RecapLine {
  label: string;
  value: string[] | null;
}

interface Words {
  values: FlatValues;
  texts: PreRegistrationTexts;
  formats: Pick<Formats, 'date' | 'list'>;
  nurseryName: string | null;
}

type Reader = (name: string) => string;

const readerOf =
  (values: FlatValues): Reader =>
  (name) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };

/** The words of a choice; null where none was made, or one that does not exist. */
const wordsOf = (words: Record<string, string>, value: string) => (Object.hasOwn(words, value) ? (words[value] ?? null) : null);

/** The parts of an answer; null where one that is needed is missing. */
function together(needed: (string | null)[], further: (string | null)[] = []): string[] | null {
  return needed.every(Boolean) ? [...needed, ...further].flatMap((part) => part || []) : null;
}

const indexesOfParents = (values: FlatValues) => (hasSecondParent(values) ? [0, 1] : [0]);

/** First and last name, as far as they are there. */
export function parentName(values: FlatValues, index: number): string {
  const text = readerOf(values);
  return [text(`parents.${index}.firstName`), text(`parents.${index}.lastName`)].filter(Boolean).join(' ');
}

/** What was entered in a step, in words. */
export function recapLines(step: PreRegistrationStep, words: Words): RecapLine[] {
  switch (step) {
    case 'child':
      return childLines(words);
    case 'need':
      return needLines(words);
    case 'place':
      return placeLines(words);
    case 'parents':
      return parentLines(words);
    case 'employer':
      return employerLines(words);
    case 'recap':
      return [];
  }
}

/** A day in words; what is none is shown as it was written. */
const dayOf = (text: string, { date }: Pick<Formats, 'date'>) => date(readPlainDate(text) ?? text);

function childLines({ values, texts, formats }: Words): RecapLine[] {
  const text = readerOf(values);
  return listIndexes('children', values).map((index, position) => {
    const field = (name: string) => text(`children.${index}.${name}`);
    const date = field('status') === 'expected' ? field('dueDate') : field('birthDate');
    return {
      label: texts.parts.children(position + 1),
      value: together([wordsOf(texts.childStatuses, field('status')), dayOf(date, formats)], [field('firstName')]),
    };
  });
}

function needLines({ values, texts, formats }: Words): RecapLine[] {
  const text = readerOf(values);
  const { labels } = texts;
  const days = [values.days ?? []].flat().flatMap((day) => wordsOf(texts.days, day) ?? []);
  const hours = text('hoursFrom') && text('hoursTo') && `${texts.from} ${text('hoursFrom')} ${texts.to} ${text('hoursTo')}`;
  return [
    { label: labels.startDate, value: together([dayOf(text('startDate'), formats)]) },
    { label: labels.flexibility, value: together([wordsOf(texts.flexibilities, text('flexibility'))]) },
    { label: labels.days, value: together([formats.list(days.map((day, index) => (index ? day.toLowerCase() : day)))]) },
    { label: texts.hours, value: together([hours]) },
  ];
}

function placeLines({ values, texts, nurseryName }: Words): RecapLine[] {
  const text = readerOf(values);
  const { labels } = texts;
  const preference = text('placePreference');
  return [
    ...(nurseryName ? [{ label: labels.nurserySlug, value: [nurseryName] }] : []),
    { label: labels.placePreference, value: together([wordsOf(texts.placePreferences, preference)]) },
    ...(preference === 'work' ? [] : [{ label: labels.homePlace, value: together([text('homePlace')]) }]),
    ...(preference === 'work' || preference === 'either' ? [{ label: labels.workPlace, value: together([text('workPlace')]) }] : []),
    { label: labels.radiusKilometres, value: together([wordsOf(texts.radiuses, text('radiusKilometres'))]) },
  ];
}

function parentLines({ values, texts }: Words): RecapLine[] {
  const text = readerOf(values);
  return indexesOfParents(values).map((index) => {
    const field = (name: string) => text(`parents.${index}.${name}`);
    const name = together([field('firstName'), field('lastName')])?.join(' ') ?? null;
    const called = name && [wordsOf(texts.salutations, field('salutation')), name].filter(Boolean).join(' ');
    const reached = [field('email'), field('phone')];
    return {
      label: texts.parts.parents(index + 1),
      value: index === 0 ? together([called, ...reached]) : together([called], reached),
    };
  });
}

function employerLines({ values, texts }: Words): RecapLine[] {
  const text = readerOf(values);
  return indexesOfParents(values).map((index) => {
    const field = (name: string) => text(`parents.${index}.${name}`);
    const status = wordsOf(texts.employmentStatuses, field('employmentStatus'));
    const isEmployed = coFinancingStatuses.some((one) => one === field('employmentStatus'));
    const spoken = wordsOf(texts.spoken, field('spokenToEmployer'));
    const further = [
      field('siren') && `SIREN ${field('siren')}`,
      field('workPostalCode'),
      wordsOf(texts.companySizes, field('companySize')),
      spoken,
    ];
    return {
      label: parentName(values, index) || texts.parts.parents(index + 1),
      value: isEmployed ? together([status, field('employer')], further) : together([status]),
    };
  });
}
