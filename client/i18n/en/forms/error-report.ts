import type { Messages } from '../../fr.ts';

export const errorReport: Messages['errorReport'] = {
  title: 'Report an error',
  intro: 'A nursery that has closed, a wrong address or wrong hours: tell us, and a person checks and corrects it.',
};
