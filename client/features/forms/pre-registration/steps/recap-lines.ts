import type { FieldKind } from '../../../../../domain/forms/field-kinds.ts';
import { readPlainDate } from '../../../../../domain/forms/fields/plain-date.ts';
import { type FlatValues, listIndexes } from '../../../../../domain/forms/form-values.ts';
import { canCoFinance } from '../../../../../domain/forms/pre-registration/choices.ts';
import { likelyAnswer } from '../../../../../domain/forms/pre-registration/likely-answer.ts';
import { hasSecondParent } from '../../../../../domain/forms/pre-registration/merge-step.ts';
import { type PreRegistrationStep, stepFields } from '../../../../../domain/forms/pre-registration/steps.ts';
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
  savedNames: string[];
}

type Reader = (name: string) => string;

const readerOf =
  (values: FlatValues): Reader =>
  (name) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };

/** The words of an answer that is chosen; empty where none was, or one that does not exist. */
function wordsOf({ texts }: Words, name: string, value: string): string {
  const { [name]: words = {} }: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.answers;
  return Object.hasOwn(words, value) ? (words[value] ?? '') : '';
}

/** What was answered to one field, in words: empty where nothing has to be, null where it is still missing. */
function answerTo(key: string, field: FieldKind, words: Words): string | null {
  /** Of a list, whichever part it is. */
  const name = key.replace(/\.\d+/, '');
  const text = readerOf(words.values)(key);
  const isOptional = typeof field === 'string' ? field === 'box' || field.endsWith('?') : field.optional;
  const missing = isOptional ? '' : null;
  if (field === 'box') return text && words.texts.yes;
  if (field === 'day' || field === 'day?') return dayOf(text, words.formats) || missing;
  if (!Object.hasOwn(words.texts.answers, name)) return text || missing;
  const chosen = [words.values[key] ?? []].flat().flatMap((value) => wordsOf(words, name, value.trim()) || []);
  return words.formats.list(chosen.map((one, index) => (index ? words.texts.following(one) : one))) || missing;
}

/** The parts of an answer; null where one that is needed is missing. */
function together(needed: string[], further: (string | null)[] = []): string[] | null {
  return needed.every(Boolean) && !further.includes(null) ? [...needed, ...further].flatMap((part) => part || []) : null;
}

const indexesOfParents = (values: FlatValues) => (hasSecondParent(values) ? [0, 1] : [0]);

/** First and last name, as far as they are there. */
function parentName(values: FlatValues, index: number): string {
  const text = readerOf(values);
  return [text(`parents.${index}.firstName`), text(`parents.${index}.lastName`)].filter(Boolean).join(' ');
}

/** What was entered in a step, in words. */
export function recapLines(step: PreRegistrationStep, words: Words): RecapLine[] {
  switch (step) {
    case 'child':
      return childLines(words);
    case 'need':
    case 'place':
      return Object.entries(stepFields[step]).flatMap(([name, field]) => linesOf(name, field, words));
    case 'parents':
      return parentLines(words);
    case 'situation':
      return situationLines(words);
    case 'recap':
      return [];
  }
}

/** A day in words; what is none is shown as it was written. */
const dayOf = (text: string, { date }: Pick<Formats, 'date'>) => date(readPlainDate(text) ?? text);

function linesOf(name: string, field: FieldKind, words: Words): RecapLine[] {
  if (Object.hasOwn(ownLines, name)) return ownLines[name]?.(words) ?? [];
  const { [name]: label = '' }: Readonly<Record<string, string>> = words.texts.labels;
  const answer = answerTo(name, field, words);
  return answer === '' ? [] : [{ label, value: together([], [answer]) }];
}

/** Fields of which more, or less, is told than their answer. */
const ownLines: Readonly<Record<string, (words: Words) => RecapLine[]>> = {
  nurserySlug: ({ texts, nurseryName }) => (nurseryName ? [{ label: texts.labels.nurserySlug, value: [nurseryName] }] : []),
  savedNurseries: ({ texts, savedNames }) => (savedNames.length > 0 ? [{ label: texts.labels.savedNurseries, value: savedNames }] : []),
  homePlace: (words) => placeLines('homePlace', words, (preference) => preference !== 'work'),
  workPlace: (words) => placeLines('workPlace', words, (preference) => preference === 'work' || preference === 'either'),
  hoursFrom({ values, texts }) {
    const text = readerOf(values);
    const hours = text('hoursFrom') && text('hoursTo') && texts.between(text('hoursFrom'), text('hoursTo'));
    return [{ label: texts.hours, value: together([hours]) }];
  },
  hoursTo: () => [],
};

/** A place counts where somebody looks near it. */
function placeLines(name: 'homePlace' | 'workPlace', { values, texts }: Words, counts: (preference: string) => boolean): RecapLine[] {
  const text = readerOf(values);
  return counts(text('placePreference')) ? [{ label: texts.labels[name], value: together([text(name)]) }] : [];
}

/** Fields of children and parents that are told by hand. */
const toldByHand = [
  ...['status', 'birthDate', 'dueDate', 'salutation', 'firstName', 'lastName', 'email', 'phone'],
  ...['employmentStatus', 'employer', 'siren'],
];

/** The other answers of a step about one child or parent. */
function furtherAnswers(step: 'child' | 'parents' | 'situation', index: number, words: Words): (string | null)[] {
  const list = step === 'child' ? 'children' : 'parents';
  return Object.entries(stepFields[step]).flatMap(([name, field]) =>
    toldByHand.includes(name) ? [] : answerTo(`${list}.${index}.${name}`, field, words),
  );
}

function childLines(words: Words): RecapLine[] {
  const { values, texts, formats } = words;
  const text = readerOf(values);
  return listIndexes('children', values).map((index, position) => {
    const field = (name: string) => text(`children.${index}.${name}`);
    const date = field('status') === 'expected' ? field('dueDate') : field('birthDate');
    return {
      label: texts.parts.children(position + 1),
      value: together(
        [wordsOf(words, 'children.status', field('status')), dayOf(date, formats)],
        [field('firstName'), ...furtherAnswers('child', index, words)],
      ),
    };
  });
}

function parentLines(words: Words): RecapLine[] {
  const { values, texts } = words;
  const text = readerOf(values);
  return indexesOfParents(values).map((index) => {
    const field = (name: string) => text(`parents.${index}.${name}`);
    const names = [field('firstName'), field('lastName')];
    // Of the other parent one of them is enough.
    const name = index === 0 ? (together(names)?.join(' ') ?? '') : names.filter(Boolean).join(' ');
    const called = name && [wordsOf(words, 'parents.salutation', field('salutation')), name].filter(Boolean).join(' ');
    const reached = [field('email'), field('phone')];
    const further = furtherAnswers('parents', index, words);
    return {
      label: texts.parts.parents(index + 1),
      value: index === 0 ? together([called, ...reached], further) : together([], [called, ...reached, ...further]),
    };
  });
}

/** The other parent’s situation is missing where it decides. */
function situationLines(words: Words): RecapLine[] {
  const { values, texts } = words;
  const text = readerOf(values);
  const isAsked = likelyAnswer(values) === 'other_parent';
  return (isAsked ? [0, 1] : indexesOfParents(values)).map((index) => {
    const field = (name: string) => text(`parents.${index}.${name}`);
    const status = wordsOf(words, 'parents.employmentStatus', field('employmentStatus'));
    const isEmployed = canCoFinance(field('employmentStatus'));
    const siren = field('siren') && `SIREN ${field('siren')}`;
    return {
      label: parentName(values, index) || texts.parts.parents(index + 1),
      value: isEmployed ? together([status, field('employer')], [siren, ...furtherAnswers('situation', index, words)]) : together([status]),
    };
  });
}
