import type { Messages } from '../../fr.ts';

export const estimate: Messages['estimate'] = {
  aMonth: (price) => `About ${price} a month before the tax credit`,
};
