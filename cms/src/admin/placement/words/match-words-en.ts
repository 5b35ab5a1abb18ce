import type { AccessNeed, Lack, Reason } from '../../../domain/placement/rank-places.ts';

/** Minutes since midnight as `07:30`. */
const hour = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const accessInEnglish: Record<AccessNeed, string> = { wheelchair: 'wheelchair access', disability: 'welcomes children with a disability' };

/** Why a place is a good one. */
export function reasonInEnglish(reason: Reason): string {
  switch (reason.kind) {
    case 'asked':
      return 'nursery asked for';
    case 'saved':
      return 'saved by the family';
    case 'home':
      return `${reason.kilometres} km from home`;
    case 'detour':
      return `detour of ${reason.kilometres} km on the way to work`;
    case 'confirmed':
      return 'confirmed this week';
    case 'more-days':
      return `${reason.offered} day${reason.offered === 1 ? '' : 's'} offered`;
    case 'siblings':
      return `room for ${reason.children} children`;
    case 'sibling-here':
      return 'a child of the family is there already';
    case 'employer':
      return `${reason.left} place${reason.left === 1 ? '' : 's'} of the employer`;
    case 'access':
      return accessInEnglish[reason.need];
  }
}

/** What would have to change. */
export function lackInEnglish(lack: Lack, day: (value: string) => string): string {
  switch (lack.kind) {
    case 'age':
      return `from ${lack.from} to ${lack.to} months only`;
    case 'begins':
      return `free from ${day(lack.from)}`;
    case 'ended':
      return `free until ${day(lack.until)}`;
    case 'days':
      return `${lack.offered} day${lack.offered === 1 ? '' : 's'} of ${lack.need}`;
    case 'opens':
      return `opens at ${hour(lack.at)}`;
    case 'closes':
      return `closes at ${hour(lack.at)}`;
    case 'far':
      return `${lack.kilometres} km away, ${lack.limit} km asked for`;
    case 'promised':
      return 'already promised';
    case 'access':
      return `${accessInEnglish[lack.need]}: ${lack.isKnown ? 'no' : 'ask the nursery'}`;
  }
}

/** What a family could change to have more of a choice. */
export const changesInEnglish: Record<Lack['kind'], string> = {
  age: 'at another age',
  begins: 'with a later start',
  ended: 'with an earlier start',
  days: 'with other days',
  opens: 'arriving later',
  closes: 'leaving earlier',
  far: 'going further',
  promised: 'if a promise falls through',
  access: 'if the nursery confirms the access',
};
