import { longestPasswordBytes, shortestPassword } from '../../../domain/accounts/password-rules.ts';
import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');

const email = 'Email address';
const password = 'Password';
const newPassword = 'New password';
const passwordHint = `At least ${shortestPassword} characters, at most ${longestPasswordBytes}. A sentence is fine. Common passwords are refused.`;

export const account: Messages['account'] = {
  title: 'My account',
  errorTitle: (title) => `Error: ${title}`,
  email,
  /** How the fields of each form are called. */
  forms: {
    'sign-in': { labels: { email, password } },
    register: {
      labels: { email, password },
      hints: { email: 'The one of your requests for a place, if you have made any.', password: passwordHint },
    },
    'forgotten-password': { labels: { email } },
    'new-password': { labels: { password: newPassword }, hints: { password: passwordHint } },
    confirmation: { labels: { password } },
    'send-confirmation': { labels: { email } },
    'change-password': { labels: { currentPassword: 'Current password', password: newPassword }, hints: { password: passwordHint } },
    profile: {
      labels: { firstName: 'First name', lastName: 'Last name', phone: 'Phone' },
      hints: { phone: 'So that the team can call you back if you ask for it.' },
    },
    nurseries: { labels: {} },
    export: { labels: { password } },
    remove: { labels: { password } },
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  signOut: 'Sign out',
  signIn: {
    title: 'Sign in',
    intro: 'Find your requests again, and the nurseries you have saved.',
    submit: 'Sign in',
    remember: 'Stay signed in on this device for 30 days',
    forgotten: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Create an account',
    confirm: 'Send the confirmation message again',
    followUp: 'Follow a request without an account',
    or: 'Or with another account',
    with: (provider) => `Continue with ${provider}`,
  },
  register: {
    title: 'Create an account',
    intro: 'An account is free. Use it to follow your requests and to find your saved nurseries on all your devices.',
    submit: 'Create my account',
    haveAccount: 'Already have an account?',
    privacy:
      'Your address and password are used to open and secure your account (performance of a contract). They are kept as long as the account exists; you can delete it at any time, and we erase it after two years without a sign-in.',
    privacyLink: 'Personal data and your rights',
  },
  forgottenPassword: {
    title: 'Forgotten password',
    intro: 'Enter the address of your account: we send you a link to choose a new password.',
    submit: 'Send me the link',
    remembered: 'Remembered it?',
  },
  newPassword: {
    title: 'Your new password',
    intro: 'You will then be signed in here, and signed out on all your other devices.',
    submit: 'Save and sign in',
    noLink: 'This link is no longer valid, or has been used already. Ask for a new one.',
    askAgain: 'Send me a new link',
  },
  confirmation: {
    title: 'Confirm my address',
    intro: 'Enter the password you chose when you created your account.',
    submit: 'Confirm and sign in',
    sendTitle: 'Get a new message',
    sendIntro: 'The link is no longer valid, or the message did not arrive? Enter the address of your account.',
    sendSubmit: 'Send the message',
  },
  changePassword: {
    title: 'Change my password',
    intro: 'You stay signed in here, and are signed out on all your other devices.',
    submit: 'Change my password',
    none: 'You sign in with another service: your account has no password with us.',
  },
  profile: {
    title: 'My details',
    emailFixed: 'To change it, write to us: your requests are tied to this address.',
    submit: 'Save',
    unconfirmed: 'Your address is not confirmed yet.',
  },
  requests: {
    title: 'My requests',
    none: (email) => `No request for a place was made with the address ${email}.`,
    first: 'Make a request',
    missing: 'Your requests cannot be shown right now. Please try again in a moment.',
    unconfirmed: 'Confirm your email address to see the requests made with it.',
    reference: (reference) => `Request ${reference}`,
    sentOn: 'Sent on',
    startOn: 'Desired first day',
    children: 'For',
    nursery: 'Nursery asked for',
    state: 'Where it stands',
    nextStepOn: 'Next step by',
    follow: 'Follow or answer this request',
    states: {
      received: 'Recorded and handed to the team',
      contacted: 'The team has contacted you',
      employer: 'The employer has been asked',
      search: 'We are looking for a place',
      proposal: 'A place is offered',
      entry: 'The place is yours',
      closed: 'Closed',
    },
    rejected: 'A company nursery is not the best fit',
  },
  nurseries: {
    title: 'My saved nurseries',
    none: 'You have not saved a nursery yet. The “Save” button of a nursery puts it here.',
    find: 'Find a nursery',
    missing: 'Your nurseries cannot be shown right now. Please try again in a moment.',
    hidden: (count) =>
      plural(count, {
        one: `${count} saved nursery is not online at the moment. It comes back here when it is.`,
        other: `${count} saved nurseries are not online at the moment. They come back here when they are.`,
      }),
    remove: 'Remove',
    removeNamed: (name) => `Remove ${name}`,
  },
  security: {
    title: 'Sign-in and data',
    password: 'Change my password',
    data: 'Export my data or delete my account',
  },
  data: {
    title: 'My data',
    exportTitle: 'Export my data',
    exportText: 'A JSON file with your account, your saved nurseries and everything you sent us with its address.',
    exportSubmit: 'Download my data',
    removeTitle: 'Delete my account',
    removeText:
      'Your account, your details and your saved nurseries are erased at once, for good. Requests you have sent are dealt with to their end; to have them erased too, write to us.',
    removeSubmit: 'Delete my account for good',
    contact: 'Write to us',
    alertsTitle: 'My place alerts',
    alertsMissing: 'Your alerts cannot be read at the moment.',
    noAlerts: 'No alert writes to the address of your account.',
    alert: (place, month) => `A place around ${place}, starting in ${month}.`,
    unconfirmedAlert: 'Not confirmed yet.',
    endAlert: 'End and erase it',
    newAlert: 'Ask for an alert',
    signInAgain: 'To confirm, sign in again. You then have ten minutes.',
  },
  notices: {
    deconnecte: 'You are signed out.',
    'lien-envoye': 'If the address you gave has an account, a message with a link is on its way. Have a look at your junk mail, too.',
    'inscription-envoyee': 'A message is on its way to the address you gave: open it to finish. Have a look at your junk mail, too.',
    'confirmation-envoyee': 'If the address you gave waits to be confirmed, a new message is on its way.',
    'adresse-confirmee': 'Your address is confirmed. Welcome!',
    'mot-de-passe-change': 'Your password is changed. Your other devices are signed out.',
    'profil-enregistre': 'Your details are saved.',
    'compte-supprime': 'Your account is deleted, with everything in it.',
    'connexion-refusee': 'Signing in with this service did not work. Try again, or sign in with a password.',
    'adresse-deja-utilisee': 'There is an account with a password for this address. Sign in with it.',
  },
};
