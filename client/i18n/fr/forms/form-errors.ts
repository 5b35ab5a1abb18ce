import { longestPasswordBytes, shortestPassword } from '../../../../domain/accounts/password-rules.ts';
import type { FieldErrorCode, FormErrorCode, NamingCode } from '../../../../domain/forms/error-codes.ts';

/** What is said next to a field, and of a request as a whole. */
export const formErrors = {
  field: {
    email_invalid: 'Cette adresse e\u2011mail n’a pas la forme attendue. Exemple\u202f: prenom.nom@exemple.fr',
    phone_invalid: 'Ce numéro de téléphone n’existe pas. Exemples\u202f: 06 12 34 56 78, 0690 12 34 56, +32 470 12 34 56',
    company_number_invalid: 'Un SIREN compte 9 chiffres, un SIRET 14\u202f; l’un d’eux ne correspond pas.',
    postal_code_invalid: 'Écrivez un code postal, par exemple 44000.',
    place_unknown: 'Nous ne trouvons pas cette commune. Écrivez son nom ou son code postal, par exemple Nantes ou 44000.',
    place_ambiguous: 'Plusieurs communes portent ce nom. Ajoutez le code postal ou le département, par exemple Saint\u2011Denis (93).',
    birth_in_future: 'Cette date est à venir. Si l’enfant n’est pas encore né, choisissez «\u202fÀ naître\u202f».',
    due_too_far: 'Cette date est trop lointaine pour une grossesse en cours.',
    due_long_past: 'Cette date est passée depuis longtemps. Si l’enfant est né, choisissez «\u202fDéjà né(e)\u202f».',
    date_past: 'Cette date est déjà passée.',
    start_in_past: 'La date d’entrée est déjà passée.',
    start_too_far: 'Nous prenons les demandes jusqu’à quatre ans à l’avance.',
    start_before_birth: 'L’entrée vient avant la naissance.',
    link_invalid: 'Ce lien n’est pas complet, ou il a expiré.',
    child_too_old: 'À cette date, un des enfants aura six ans ou plus\u202f: il ira à l’école.',
    day_missing: 'Choisissez au moins un jour.',
    hours_order: 'L’heure de fin doit suivre l’heure de début.',
    free_over_approved: 'Il ne peut pas y avoir plus de places libres que de places agréées.',
    ages_order: 'L’âge le plus grand ne peut pas être plus petit que l’autre.',
    slot_gone: 'Ce créneau n’est plus proposé\u202f: choisissez-en un autre.',
    reference_invalid: 'Ce numéro de dossier n’est pas juste. Exemple\u202f: CS\u20117K4M\u201192QX',
    password_too_short: `Il faut ${shortestPassword} caractères au moins.`,
    password_too_long: `Ce mot de passe est trop long\u202f: ${longestPasswordBytes} caractères au plus, moins avec des accents.`,
    password_common: 'Ce mot de passe figure parmi les plus utilisés ou les plus faciles à deviner. Choisissez-en un autre.',
    password_personal: 'Ce mot de passe contient surtout votre adresse ou le nom du site. Choisissez-en un autre.',
    password_wrong: 'Ce mot de passe n’est pas le bon.',
    password_same: 'Choisissez un mot de passe différent de l’actuel.',
  } satisfies Record<Exclude<FieldErrorCode, NamingCode>, string>,
  /** What says nothing without the name of its field. */
  naming: {
    required: (label: string) => `«\u202f${label}\u202f» reste à indiquer.`,
    choice_invalid: (label: string) => `Choisissez une des réponses proposées pour «\u202f${label}\u202f».`,
    too_long: (label: string) => `«\u202f${label}\u202f» est trop long\u202f: raccourcissez ce texte.`,
    name_invalid: (label: string) => `«\u202f${label}\u202f» doit contenir une lettre au moins, et aucune adresse de site.`,
    number_invalid: (label: string) => `Écrivez pour «\u202f${label}\u202f» un nombre entier possible.`,
    date_invalid: (label: string) =>
      `«\u202f${label}\u202f»\u202f: cette date n’existe pas. Format\u202f: JJ/MM/AAAA, par exemple 31/03/2026.`,
    month_invalid: (label: string) => `Choisissez un mois pour «\u202f${label}\u202f».`,
    hour_invalid: (label: string) => `Écrivez une heure pour «\u202f${label}\u202f», par exemple 08:30.`,
  } satisfies Record<NamingCode, (label: string) => string>,
  /** What is asked for, by the name of a field: said where nothing, or nothing that can be, was answered. A form may say it better. */
  asks: {
    firstName: 'Indiquez votre prénom.',
    lastName: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e\u2011mail.',
    phone: 'Indiquez votre numéro de téléphone.',
    message: 'Écrivez votre message.',
    company: 'Indiquez le nom de votre structure.',
    password: 'Indiquez votre mot de passe.',
    currentPassword: 'Indiquez votre mot de passe actuel.',
    reference: 'Indiquez votre numéro de dossier.',
  } as Readonly<Record<string, string>>,
  form: {
    invalid: 'Quelques réponses sont à compléter ou à corriger.',
    changed_since:
      'Ces places ont changé depuis que vous avez ouvert la page\u202f: voici les dernières. Relisez-les, puis répondez de nouveau.',
    too_fast: 'Encore un instant\u202f: envoyez de nouveau, rien de ce que vous avez saisi n’est perdu.',
    challenge_failed:
      'La vérification contre les robots n’a pas abouti. Envoyez de nouveau\u202f: rien de ce que vous avez saisi n’est perdu.',
    too_many_requests:
      'Beaucoup d’envois viennent de votre connexion. Patientez une minute, puis envoyez de nouveau\u202f: rien n’est perdu.',
    too_large: 'Votre envoi est trop volumineux. Raccourcissez votre message.',
    unavailable:
      'Nous n’avons pas pu enregistrer votre demande. Rien de ce que vous avez saisi n’est perdu\u202f: envoyez de nouveau dans un instant.',
  } satisfies Record<FormErrorCode, string>,
  /** Of a likely slip in an address; never a reason to refuse it. */
  emailSuggestion: (email: string) => `Vouliez-vous dire ${email}\u202f?`,
};
