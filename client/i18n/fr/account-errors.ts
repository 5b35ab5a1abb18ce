import type { AccountError } from '../../../domain/accounts/account-forms.ts';

/** What is said of a form of an account as a whole. Nothing of it may tell whether an address has an account. */
export const accountErrors = {
  invalid: 'Quelques réponses sont à compléter ou à corriger.',
  credentials: 'L’adresse ou le mot de passe ne convient pas.',
  unconfirmed: 'Confirmez d’abord votre adresse avec le lien que nous vous avons envoyé.',
  blocked: 'Ce compte a été suspendu. Écrivez-nous pour en savoir plus.',
  link_invalid: 'Ce lien n’est plus valable, ou il a déjà servi. Demandez-en un nouveau.',
  not_created: 'Le compte n’a pas pu être créé avec ces informations. Si vous en avez déjà un, connectez-vous.',
  sign_in_again: 'Pour cette action, connectez-vous de nouveau.',
  provider_failed: 'La connexion avec ce service n’a pas abouti.',
  address_taken: 'Un compte avec mot de passe existe pour cette adresse. Connectez-vous avec lui.',
  too_many_requests: 'Trop d’essais en peu de temps. Patientez une minute, puis recommencez.',
  unavailable: 'Le service ne répond pas pour le moment. Réessayez dans quelques instants.',
} satisfies Record<AccountError, string>;
