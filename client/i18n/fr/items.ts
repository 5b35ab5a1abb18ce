import { type Item, itemLabels } from '../../../domain/items.ts';

export const items: Record<Item, string> = itemLabels;
