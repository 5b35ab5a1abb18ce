import type { Messages } from '../fr.ts';

export const accountErrors: Messages['accountErrors'] = {
  invalid: 'Some answers have to be completed or corrected.',
  credentials: 'The address or the password is not right.',
  unconfirmed: 'First confirm your address with the link we sent you.',
  blocked: 'This account is suspended. Write to us to learn more.',
  link_invalid: 'This link is no longer valid, or has been used already. Ask for a new one.',
  not_created: 'The account could not be created with these details. If you have one already, sign in.',
  sign_in_again: 'Please sign in again to do this.',
  provider_failed: 'Signing in with this service did not work.',
  address_taken: 'There is an account with a password for this address. Sign in with it.',
  too_many_requests: 'Too many tries in a short time. Wait a minute, then try again.',
  unavailable: 'The service does not answer right now. Please try again in a moment.',
};
