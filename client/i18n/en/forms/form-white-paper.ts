import type { formWhitePaper as french } from '../../fr/forms/form-white-paper.ts';

export const formWhitePaper: typeof french = {
  labels: {
    whitePaperSlug: 'The white paper',
    firstName: 'First name',
    lastName: 'Last name',
    role: 'Your position',
    company: 'Your company',
    email: 'E-mail address',
  },
  submit: 'Receive the white paper',
};
