import type { Core } from '@strapi/strapi';
import { readPlainDate } from '../../domain/forms/fields/plain-date.ts';
import type { Actor } from '../events';
import { refusal } from '../refusals';

/** What somebody asks of the desk. */
export interface DeskCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  actor: Actor & { id: number; isAdministrator: boolean };
  /** The day it is in Paris. */
  today: string;
}

export type DeskAnswer = (strapi: Core.Strapi, call: DeskCall) => Promise<unknown>;

const longestText = 5000;

/** A text somebody has typed; null where it is empty. */
export function readText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > longestText) throw refusal('textTooLong');
  return value.trim() || null;
}

/** A day, or null where none is given. */
export function readDay(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const day = typeof value === 'string' ? readPlainDate(value) : null;
  if (!day) throw refusal('noSuchDay');
  return day;
}

/** One of some words. */
export function readChoice<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === value);
  if (!choice) throw refusal('unknownChoice', String(value));
  return choice;
}

/** A whole number, or nothing. */
export function readNumber(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number)) throw refusal('noWholeNumber', String(value));
  return number;
}
