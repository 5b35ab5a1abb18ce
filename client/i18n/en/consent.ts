import type { Messages } from '../fr.ts';

export const consent: Messages['consent'] = {
  title: 'Your cookies, your choice',
  description:
    'With your agreement, tools by Google measure how this site is used and what our advertisements achieve. Unless you answer, nothing is loaded. You can change your mind at the foot of every page.',
  more: 'Learn more',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  choose: 'Choose',
  save: 'Save my choice',
  close: 'Close without changing anything',
  announcement: 'This site asks for your choice of cookies, at the beginning of the page.',
  choices: {
    title: 'Your choice of cookies',
    intro: 'Each use is accepted or refused by itself. Your choice is kept for 6 months on this device; then we ask you again.',
    necessary: {
      title: 'Necessary',
      text: 'They remember your language, this choice, and what the service you ask for needs. They serve nothing else: the law asks no consent for them.',
    },
    measure: {
      title: 'Audience measurement',
      text: 'To know which pages are read, on what kind of device and where visits come from, so that we can improve this site. Tools loaded by Google Tag Manager (Google Ireland Limited). Kept for 13 months at most.',
    },
    marketing: {
      title: 'Measurement of advertisements',
      text: 'To know whether an advertisement has led to a request, without what the request says, and to adapt our advertisements. Tools loaded by Google Tag Manager (Google Ireland Limited). Kept for 13 months at most.',
    },
  },
};
