import type { OutcomeText } from '../../fr/forms/form-outcomes.ts';
import type { Messages } from '../../fr.ts';

const thanks = {
  title: 'Thank you, your message has arrived',
  paragraphs: ['Someone on the team answers within two working days. Your reference is on its way to you by e-mail.'],
};

const whitePaperFailed = 'The white paper cannot be sent. Please contact support';

const rejected: OutcomeText = {
  title: 'Your request is recorded',
  paragraphs: [
    'A company nursery does not seem to be the best fit for you: we only offer private places that are co-funded by the employer of one of the parents.',
    'If your situation changes, answer our e-mail: a person will look at your request again. Meanwhile, our white paper helps you to choose another kind of childcare.',
  ],
  links: [
    { label: 'The white paper for families', href: '/livres-blancs-famille' },
    { label: 'Other kinds of childcare', href: '/autres-modes-de-garde' },
  ],
  alternatives: {
    title: 'Other solutions near you',
    intro: 'None of them depends on an employer.',
    cards: [
      {
        title: 'The town hall',
        text: 'The commune organises childcare for young children and often runs nurseries. Ask for the “guichet petite enfance”.',
        href: '/lexique#autorite-organisatrice',
        linkLabel: 'What the commune does',
      },
      {
        title: 'The relais petite enfance',
        text: 'This free service (RPE) knows what is available around you, your rights and your benefits.',
        href: '/lexique#rpe',
        linkLabel: 'What the relais does',
      },
      {
        title: 'monenfant.fr',
        text: 'The public website of the CAF lists nurseries, relais and childminders, with their free places.',
        href: 'https://www.monenfant.fr',
        linkLabel: 'Open monenfant.fr',
      },
      {
        title: 'A childminder',
        text: 'Registered, and looking after a few children at home, often with more flexible hours.',
        href: '/lexique#assistante-maternelle',
        linkLabel: 'How it works',
      },
      {
        title: 'A house of childminders',
        text: 'In a MAM several childminders share one place: a small group of children together.',
        href: '/lexique#mam',
        linkLabel: 'What a MAM is',
      },
    ],
  },
};

export const formOutcomes: Messages['formOutcomes'] = {
  referenceTitle: 'Your reference',
  followUp: 'Follow my request',
  copy: 'Copy the reference',
  copied: 'Reference copied',
  sentTo: 'Also sent to',
  answerBy: (day) => `Answer by ${day} at the latest.`,
  otherParent: 'Add the other parent, or complete my request',
  account: 'Create an account with the same address, which holds your requests and your nurseries',
  reminder: {
    link: 'Add this day to my calendar',
    title: 'Crèche Sereine: answer to your request by today',
    description: (reference) =>
      `You can follow your request at any time${reference ? ` with the reference ${reference}` : ''} and your e\u2011mail address.`,
  },
  contact: { received: thanks },
  partner: { received: { ...thanks, title: 'Thank you, your offer has arrived' } },
  manifesto: {
    signed: {
      title: 'Thank you for signing',
      paragraphs: ['Your name joins those of everybody who stands up for young children’s care. There is more that you can do.'],
      links: [
        { label: 'Show the scheme to my employer', href: '/reserver-des-berceaux' },
        { label: 'Offer the places of my nursery', href: '/devenir-partenaire' },
      ],
    },
  },
  'pre-registration': {
    accepted: {
      title: 'Thank you, your request is accepted',
      links: [{ label: 'Prepare the letter to my employer', href: '/demander-a-mon-employeur' }],
      paragraphs: ['Your file is open and we begin to look. This is not a place yet: here is what comes next.'],
      advice: {
        title: 'What happens now?',
        firstBy: (day) => `We call you by ${day}`,
        steps: [
          {
            title: 'We call you',
            text: 'An adviser contacts you within two working days, to go through dates, hours and area with you.',
          },
          {
            title: 'Rely on our experts',
            text: 'They help you to convince your employer to co-fund the place: net cost, rules, good arguments.',
          },
          {
            title: 'Allow for some weeks',
            text: 'An agreement and then the right place often take several weeks. We keep you informed at every stage.',
          },
        ],
      },
    },
    rejected,
    too_old: {
      ...rejected,
      paragraphs: [
        'On the date you wish for, your child will be three or older, so a company nursery does not seem to be the best fit. We only offer private places that are co-funded by the employer of one of the parents, and they end at that age.',
        'If a date is wrong, answer our e-mail: a person will look at your request again. Meanwhile, our white paper helps you to choose another kind of childcare.',
      ],
    },
  },
  'white-paper': {
    accepted: { title: 'Your request is recorded', paragraphs: ['The white paper will be sent to you by e-mail as soon as possible.'] },
    contact_added: {
      title: 'The white paper is on its way',
      paragraphs: ['We have just sent it to you by e-mail. The link works for 30 days.'],
    },
    contact_exists: {
      title: 'You already have this white paper',
      paragraphs: ['It was sent to this address. Do look into your junk mail.'],
    },
    missing_id: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Write to us', href: '/contact' }] },
    contact_error: { title: whitePaperFailed, paragraphs: [], links: [{ label: 'Write to us', href: '/contact' }] },
  },
  appointment: {
    asked: {
      title: 'Thank you, we have noted the appointment you ask for',
      paragraphs: [
        'We confirm it by e-mail or phone, on the day before at the latest. If the time does not suit the nursery, we suggest another one.',
      ],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
  },
  'error-report': {
    received: {
      title: 'Thank you, your report has arrived',
      paragraphs: ['Someone on the team checks with the nursery, then corrects the page.'],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
  },
  'place-report': {
    taken: {
      title: 'Thank you, your places are up to date',
      paragraphs: [
        'Families see them in a moment, with the date of today. They are good for a week: our next message asks for them again.',
        'Remember to copy the same number into monenfant.fr: it is on the page of your link, which you can open again.',
      ],
    },
    to_review: {
      title: 'Thank you, we check this with you',
      paragraphs: [
        'Your places have changed by more than half of your capacity. That may be excellent news! Someone of our team reads the number again before families see it, most often on the same day.',
        'There is nothing you need to do. If it was a slip, open your link again and correct it.',
      ],
    },
  },
  'nursery-answer': {
    answered: {
      title: 'Thank you, your answer is recorded',
      paragraphs: ['You find it on the page of your link, which you can open again.'],
    },
    late: {
      title: 'This proposal was over already',
      paragraphs: [
        'An answer had reached us, or the proposal had been withdrawn. Your last answer changes nothing: open your link again to see how it stands, or call us.',
      ],
    },
  },
  'place-alert': {
    asked: {
      title: 'One more step: confirm your alert',
      paragraphs: [
        'We have just written to you. Open the link of that e-mail within 7 days: then the alert begins.',
        'Nothing after some minutes? Do look into your junk mail.',
      ],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
  },
  'place-alert-answer': {
    confirmed: {
      title: 'Your alert is on',
      paragraphs: [
        'We look three times a day and write to you as soon as a nursery confirms a place that fits, once a day at most. Each e-mail has a link that ends it.',
      ],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
    ended: {
      title: 'Your alert has ended',
      paragraphs: ['You get no more e-mails of this alert. It is erased during the night.'],
      links: [{ label: 'Find a nursery', href: '/trouver-une-creche' }],
    },
    gone: {
      title: 'This alert is over',
      paragraphs: ['It was not confirmed in time, or it has ended. You can ask for another one.'],
      links: [{ label: 'Ask for an alert', href: '/alerte-place' }],
    },
  },
};
