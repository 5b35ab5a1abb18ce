import type { nurseryProposal as french } from '../../fr/forms/nursery-proposal.ts';

export const nurseryProposal: typeof french = {
  title: 'A family accepts your place',
  intro: 'Read what it needs, then answer: the place is held until you do.',
  about: (nursery) => `Your nursery: ${nursery}`,
  facts: {
    children: 'Age at the start',
    start: 'Start asked for',
    flexibility: 'Flexibility',
    days: 'Days',
    hours: 'Hours',
    visit: 'Visit proposed',
  },
  child: (months) => (months === 1 ? '1 month' : `${months} months`),
  unborn: 'birth expected',
  unknownAge: 'age not told',
  flexibilities: {
    exact: 'on that date',
    two_weeks: 'two weeks earlier or later',
    one_month: 'a month earlier or later',
    three_months: 'three months earlier or later',
  },
  hours: (from, to) => `from ${from} to ${to}`,
  anonymous: 'The family’s name and how to reach it are shown here once you have accepted.',
  accepted: 'You have accepted. This is whom to write to',
  familyFacts: { parent: 'Parent', children: 'Child', email: 'Email', phone: 'Telephone' },
  next: 'The family is told. Our team sends you the agreement; settle a visit and the first days with the family.',
  declined: 'You have declined. The family is told, and the place is held no more. Thank you for your answer.',
  withdrawn: 'This proposal is over: the family or our team has withdrawn it. The place is held no more; there is nothing to do.',
  waiting: {
    accept:
      'Your agreement is recorded and on its way to our database. Open this page again in a few minutes: you find there how to reach the family.',
    visit: 'Your proposal of a visit is recorded and on its way to our database.',
    decline: 'Your refusal is recorded and on its way to our database. There is nothing more to do.',
  },
  unknown: 'Our database does not answer right now: we cannot show the request. Your link stays good, open it again in a few minutes.',
  until: (day) => `This link is for your nursery alone and good until ${day}. Changed your mind after you have answered? Do call us.`,
  closedTitle: 'This link does not open',
  closed: {
    missing: 'Open this page by the link of the message you have received: it says which proposal is meant.',
    forged: 'This link is not complete. Open it from the message itself, without copying it.',
    ended: 'This link has ended: it was good for fourteen days. Call us if you still meant to answer.',
    revoked: 'This link was sent to an address that is not the nursery’s any more. Its contact of today may call us.',
    gone: 'This proposal is no more: it was withdrawn, or the nursery is not shown on our site any more.',
  },
  contact: 'Write to us',
};
