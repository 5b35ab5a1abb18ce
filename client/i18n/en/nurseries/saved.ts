import type { Messages } from '../../fr.ts';

export const saved: Messages['saved'] = { save: 'Save', saved: 'Saved' };
