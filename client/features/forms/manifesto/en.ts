import type { texts as french } from './fr.ts';

export const texts: typeof french = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    role: 'You are',
    town: 'Your town',
    email: 'Email address',
  },
  asks: {
    role: 'Say who you are, a parent for example.',
    town: 'Enter your town.',
  },
  hints: {
    role: 'For instance: a parent, the head of a nursery, in charge of human resources',
  },
  submit: 'I sign',
  notice:
    'Crèche Sereine collects your signature with your consent. Your name is published only if you tick the box for it; your email address never is. We keep your signature until you withdraw it, for 3 years at most unless you confirm it. All fields are needed.',
  boxes: {
    publishName: 'I agree that my name, role and town are published among the signatories.',
  },
  signatures: (count) => `${count} people have signed`,
};
