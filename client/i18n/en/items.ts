import type { Messages } from '../fr.ts';

export const items: Messages['items'] = { diaper: 'Nappies', meal: 'Meals', snack: 'Afternoon snack', milk: 'Milk', care: 'Care products' };
