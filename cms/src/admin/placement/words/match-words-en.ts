import type { Lack, Reason } from '../../../domain/placement/rank-places.ts';

/** Minutes since midnight as `07:30`. */
const hour = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Why a place is a good one. */
export function reasonInEnglish(reason: Reason): string {
  switch (reason.kind) {
    case 'asked':
      return 'nursery asked for';
    case 'home':
      return `${reason.kilometres} km from home`;
    case 'detour':
      return `detour of ${reason.kilometres} km on the way to work`;
    case 'confirmed':
      return 'confirmed this week';
    case 'more-days':
      return `${reason.offered} days offered`;
    case 'siblings':
      return `room for ${reason.children} children`;
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
      return `${lack.offered} days of ${lack.wanted}`;
    case 'opens':
      return `opens at ${hour(lack.at)}`;
    case 'closes':
      return `closes at ${hour(lack.at)}`;
    case 'far':
      return `${lack.kilometres} km away, ${lack.wanted} km asked for`;
    case 'promised':
      return 'already promised';
  }
}
