import type { forms as french } from '../../fr/forms/forms.ts';

export const forms: typeof french = {
  choose: 'Choose…',
  optional: 'optional',
  salutations: { Me: 'Ms', M: 'Mr' },
  sending: 'Sending…',
  trap: 'Leave this field empty',
  connectionLost:
    'The connection was lost. Nothing you have entered is gone: send again as soon as it is back, only one request will be recorded.',
  rights:
    'You may ask to see your data, to have them corrected, erased, restricted or handed over, object to their use and withdraw a consent at any time: dpo@creche-sereine.example. You may complain to the CNIL, the French data protection authority.',
  phoneNotice:
    'Your number is used to handle your request. A commercial call needs your prior consent (article L. 223-1 of the French consumer code).',
  marketingEmail: 'I agree to receive news from Crèche Sereine by email. I can unsubscribe at any time.',
  marketingPhone: 'I agree to be called by Crèche Sereine with commercial offers. I can withdraw my consent at any time.',
  noticeRest: 'Who receives it, for how long, your rights',
  privacyLink: 'Privacy policy',
};
