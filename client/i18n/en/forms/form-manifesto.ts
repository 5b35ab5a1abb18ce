import type { formManifesto as french } from '../../fr/forms/form-manifesto.ts';

export const formManifesto: typeof french = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    role: 'You are',
    town: 'Your town',
    email: 'E-mail address',
  },
  hints: {
    role: 'For instance: a parent, the head of a nursery, in charge of human resources',
  },
  submit: 'I sign',
  signatures: (count) => `${count} people have signed`,
};
