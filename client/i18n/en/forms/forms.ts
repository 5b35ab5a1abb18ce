import type { forms as french } from '../../fr/forms/forms.ts';

export const forms: typeof french = {
  choose: 'Choose…',
  optional: 'optional',
  salutations: { Me: 'Ms', M: 'Mr' },
  sending: 'Sending…',
  colon: ': ',
  trap: 'Leave this field empty',
  connectionLost:
    'The connection was lost. Nothing you have entered is gone: send again as soon as it is back, only one request will be recorded.',
};
