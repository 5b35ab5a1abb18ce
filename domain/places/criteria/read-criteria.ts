import type { QueryValues } from '../../addresses/query-values.ts';
import { type Criteria, type CriterionName, criterionRules } from './criteria.ts';
import type { Criterion } from './criterion.ts';

export interface ReadCriteria {
  criteria: Criteria;
  /** Criteria whose value could not be used, wholly or in part, in canonical order: the reader is told. */
  dropped: CriterionName[];
}

type Key = keyof Criteria;
type RuleTable = { [Name in Key]: Criterion<CriterionName, Criteria[Name]> };

const rules: RuleTable = criterionRules;
const keys = Object.keys(rules).filter((key): key is Key => key in rules);

/** The names of the criteria in an address, in their canonical order. */
export const criterionNames: readonly CriterionName[] = keys.map((key) => rules[key].name);

/** Nothing asked for. */
export const noCriteria: Criteria = criteriaOf((key) => rules[key].empty);

/** The criteria of an address. What cannot be used is left out, and named. */
export function readCriteria(query: QueryValues): ReadCriteria {
  const dropped: CriterionName[] = [];
  const criteria = criteriaOf((key) => {
    const { value, isDropped } = rules[key].read(query);
    if (isDropped) dropped.push(rules[key].name);
    return value;
  });
  // A detour is on the way to somewhere.
  return { criteria: criteria.work ? criteria : { ...criteria, order: noCriteria.order }, dropped };
}

/** What an address has to say for these criteria, in canonical order and without what nobody asked for. */
export function criteriaParameters(criteria: Criteria): Partial<Record<CriterionName, string>> {
  return Object.fromEntries(keys.flatMap((key) => parameterOf(key, criteria)));
}

/** Whether nothing is asked for by a criterion. */
export function isEmpty(key: Key, criteria: Criteria): boolean {
  const value = criteria[key];
  return Array.isArray(value) ? value.length === 0 : value === rules[key].empty;
}

function parameterOf<Name extends Key>(key: Name, criteria: Criteria): [CriterionName, string][] {
  const rule: RuleTable[Name] = rules[key];
  const text = isEmpty(key, criteria) ? '' : rule.write(criteria[key]);
  return text ? [[rule.name, text]] : [];
}

function criteriaOf(read: <Name extends Key>(key: Name) => Criteria[Name]): Criteria {
  const criteria: Partial<Criteria> = {};
  const set = <Name extends Key>(key: Name) => {
    criteria[key] = read(key);
  };
  for (const key of keys) set(key);
  if (!isWhole(criteria)) throw new TypeError('a criterion has no value');
  return criteria;
}

function isWhole(criteria: Partial<Criteria>): criteria is Criteria {
  return keys.every((key) => key in criteria);
}
