import type { Messages } from '../../fr.ts';

export const employerKit: Messages['employerKit'] = {
  title: 'Ask my employer for a place',
  intro: 'A letter ready to send to your human resources: how it works, what a place costs the company, and what comes next.',
  formTitle: 'What the letter says of you',
  formIntro: 'Only what you tick is in the letter. Nothing is stored, and we send nothing to your employer.',
  facts: {
    name: 'My name',
    birth: 'The birth of the child, even if expected',
    start: 'The date I wish for',
    days: 'The number of days a week',
    nursery: 'The nursery',
    contact: 'How to answer me',
  },
  tell: 'Say it in the letter',
  contactHint: 'E-mail address or phone.',
  language: 'Language of the letter',
  languages: { fr: 'French', en: 'English' },
  prepare: 'Update the letter',
  letter: 'Your letter',
  pdf: 'Download as PDF',
  copy: 'Copy the text',
  copied: 'Text copied',
  next: 'Once you have sent it',
  nextText: 'Note the date in the follow-up of your request: you will find it there.',
  followUp: 'Note the date of my request',
  register: 'Pre-register',
};
