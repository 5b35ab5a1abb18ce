import type { Messages } from '../fr.ts';

export const errors: Messages['errors'] = {
  likelyPages: { finder: 'Find a nursery', cost: 'What it costs', followUp: 'Follow my request', contact: 'Contact us' },
  failureTitle: 'This page is not responding at the moment',
  failureText: 'We are sorry. The problem is ours, not yours, and our team has already been told.',
  failureHelp: 'Please wait a moment, then try again. If it keeps happening, give us this request number:',
  failureRetry: 'Try again',
  refusals: {
    400: {
      title: 'We could not read this request',
      text: 'The address or what was sent holds characters or fields that this site does not know. Nothing was recorded. Check the address, or start again from the home page.',
    },
    401: {
      title: 'This request is reserved',
      text: 'It does not say who sends it. Nothing was recorded. Start again from the home page.',
    },
    403: {
      title: 'This request was refused',
      text: 'For safety, we only accept what is sent from the pages of this site. Nothing was recorded. Open the page here, then send it again.',
    },
    413: {
      title: 'What was sent is too large',
      text: 'It is larger than we accept. Nothing was recorded. Go back, shorten your text, then send it again.',
    },
    414: {
      title: 'This address is too long',
      text: 'It is longer than we read. Check that nothing else was copied with it, or start again from the home page.',
    },
    415: {
      title: 'What was sent is not in the right format',
      text: 'We only accept what the forms of this site send. Nothing was recorded. Open the form, then send it again.',
    },
  },
};
