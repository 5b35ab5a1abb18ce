import type { Messages } from '../fr.ts';

export const errors: Messages['errors'] = {
  failureTitle: 'This page is not responding at the moment',
  failureText: 'We are sorry. The problem is ours, not yours, and our team has already been told.',
  failureHelp: 'Please wait a moment, then try again. If it keeps happening, give us this request number:',
  failureRetry: 'Try again',
};
