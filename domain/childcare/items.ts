import { keysOf } from '../keys-of.ts';
/** What a nursery provides or asks parents to bring, with the French labels of the specification. */
export const itemLabels = {
  diaper: 'Couches',
  meal: 'Repas',
  snack: 'Goûter',
  milk: 'Lait',
  care: 'Produits de soin',
} as const;

export type Item = keyof typeof itemLabels;
export const items = keysOf(itemLabels);

const itemStates = ['provided', 'brought', 'unknown'] as const;
type ItemState = (typeof itemStates)[number];
export type ItemStates = Record<Item, ItemState>;

/** The state of each item; what is missing or not understood is unknown, never « brought ». */
export function toItemStates(raw: Partial<Record<string, unknown>> | null | undefined): ItemStates {
  const stateOf = (item: Item) => itemStates.find((state) => state === raw?.[item]) ?? 'unknown';
  return Object.fromEntries(items.map((item) => [item, stateOf(item)])) as ItemStates;
}

/** The answer to a yes-or-no question that may not have been asked yet. */
const answers = ['yes', 'no', 'unknown'] as const;
export type Answer = (typeof answers)[number];

/** An answer; what is missing or not understood is unknown, never « no ». */
export function toAnswer(raw: unknown): Answer {
  return answers.find((answer) => answer === raw) ?? 'unknown';
}
