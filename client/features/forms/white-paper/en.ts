import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    whitePaperSlug: 'The white paper',
    firstName: 'First name',
    lastName: 'Last name',
    role: 'Your position',
    company: 'Your company',
    email: 'Email address',
  },
  submit: 'Receive the white paper',
  notice:
    'Crèche Sereine uses this information to send you the white paper you asked for (steps taken at your request). It goes to our team only. We keep it for 12 months, to avoid sending it twice. Optional fields are marked; without the others we cannot send the document.',
};
