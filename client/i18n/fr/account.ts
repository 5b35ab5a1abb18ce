import type { AccountFormName, AccountNotice } from '../../../domain/accounts/account-forms.ts';
import { longestPasswordBytes, shortestPassword } from '../../../domain/accounts/password-rules.ts';
import type { SubmissionState } from '../../../domain/forms/form-answer.ts';
import type { FieldTexts } from '../../features/forms/form-texts.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('fr');

const email = 'Adresse e\u2011mail';
const password = 'Mot de passe';
const newPassword = 'Nouveau mot de passe';
const passwordHint = `${shortestPassword} caractères au moins, ${longestPasswordBytes} au plus. Une phrase convient. Les mots de passe courants sont refusés.`;

/** The screens of accounts, and what can go wrong there. Nothing of it may tell whether an address has an account. */
export const account = {
  title: 'Mon compte',
  errorTitle: (title: string) => `Erreur\u202f: ${title}`,
  email,
  /** How the fields of each form are called. */
  forms: {
    'sign-in': { labels: { email, password } },
    register: {
      labels: { email, password },
      hints: { email: 'Celle de vos demandes de place, si vous en avez déjà fait.', password: passwordHint },
    },
    'forgotten-password': { labels: { email } },
    'new-password': { labels: { password: newPassword }, hints: { password: passwordHint } },
    confirmation: { labels: { password } },
    'send-confirmation': { labels: { email } },
    'change-password': { labels: { currentPassword: 'Mot de passe actuel', password: newPassword }, hints: { password: passwordHint } },
    profile: {
      labels: { firstName: 'Prénom', lastName: 'Nom', phone: 'Téléphone' },
      hints: { phone: 'Pour que l’équipe puisse vous rappeler si vous le demandez.' },
    },
    nurseries: { labels: {} },
    export: { labels: { password } },
    remove: { labels: { password } },
  } satisfies Record<AccountFormName, FieldTexts>,
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  show: 'Afficher',
  hide: 'Masquer',
  signOut: 'Se déconnecter',
  signIn: {
    title: 'Se connecter',
    intro: 'Retrouvez vos demandes et les crèches que vous avez enregistrées.',
    submit: 'Se connecter',
    remember: 'Rester connecté sur cet appareil pendant 30 jours',
    forgotten: 'Mot de passe oublié\u202f?',
    noAccount: 'Pas encore de compte\u202f?',
    register: 'Créer un compte',
    confirm: 'Recevoir un nouveau message de confirmation',
    followUp: 'Suivre une demande sans compte',
    or: 'Ou avec un autre compte',
    with: (provider: string) => `Continuer avec ${provider}`,
  },
  register: {
    title: 'Créer un compte',
    intro: 'Un compte est gratuit. Il sert à suivre vos demandes et à retrouver vos crèches enregistrées sur tous vos appareils.',
    submit: 'Créer mon compte',
    haveAccount: 'Déjà un compte\u202f?',
    privacy:
      'Votre adresse et votre mot de passe servent à ouvrir et à sécuriser votre compte (exécution du contrat). Ils sont conservés tant que le compte existe\u202f; vous pouvez le supprimer à tout moment, et nous l’effaçons après deux ans sans connexion.',
    privacyLink: 'Données personnelles et vos droits',
  },
  forgottenPassword: {
    title: 'Mot de passe oublié',
    intro: 'Indiquez l’adresse de votre compte\u202f: nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Recevoir le lien',
    remembered: 'Il vous est revenu\u202f?',
  },
  newPassword: {
    title: 'Choisir un nouveau mot de passe',
    intro: 'Vous serez ensuite connecté, et déconnecté de tous vos autres appareils.',
    submit: 'Enregistrer et me connecter',
    noLink: 'Ce lien n’est plus valable, ou il a déjà servi. Demandez-en un nouveau.',
    askAgain: 'Recevoir un nouveau lien',
  },
  confirmation: {
    title: 'Confirmer mon adresse',
    intro: 'Saisissez le mot de passe que vous avez choisi en créant votre compte.',
    submit: 'Confirmer et me connecter',
    sendTitle: 'Recevoir un nouveau message',
    sendIntro: 'Le lien n’est plus valable ou le message n’est pas arrivé\u202f? Indiquez l’adresse de votre compte.',
    sendSubmit: 'Envoyer le message',
  },
  changePassword: {
    title: 'Changer de mot de passe',
    intro: 'Vous resterez connecté ici, et serez déconnecté de tous vos autres appareils.',
    submit: 'Changer de mot de passe',
    none: 'Vous vous connectez avec un autre service\u202f: votre compte n’a pas de mot de passe chez nous.',
  },
  profile: {
    title: 'Mes coordonnées',
    emailFixed: 'Pour en changer, écrivez-nous\u202f: vos demandes sont liées à cette adresse.',
    submit: 'Enregistrer',
    unconfirmed: 'Votre adresse n’est pas encore confirmée.',
  },
  requests: {
    title: 'Mes demandes',
    none: (email: string) => `Aucune demande de place n’a été faite avec l’adresse ${email}.`,
    first: 'Faire une demande',
    missing: 'Vos demandes ne peuvent pas être affichées pour le moment. Réessayez dans quelques instants.',
    unconfirmed: 'Confirmez votre adresse e\u2011mail pour voir les demandes faites avec elle.',
    reference: (reference: string) => `Dossier ${reference}`,
    sentOn: 'Envoyée le',
    startOn: 'Entrée souhaitée le',
    children: 'Pour',
    nursery: 'Crèche demandée',
    state: 'Où elle en est',
    nextStepOn: 'Prochaine étape au plus tard le',
    follow: 'Suivre cette demande, y répondre',
    states: {
      received: 'Enregistrée et transmise à l’équipe',
      contacted: 'L’équipe a pris contact avec vous',
      employer: 'L’employeur est sollicité',
      search: 'Nous cherchons une place',
      proposal: 'Une place est proposée',
      entry: 'La place est à vous',
      closed: 'Close',
    } satisfies Record<SubmissionState, string>,
    rejected: 'La crèche d’entreprise n’est pas la solution la plus adaptée',
  },
  nurseries: {
    title: 'Mes crèches enregistrées',
    none: 'Vous n’avez pas encore enregistré de crèche. Le bouton «\u202fEnregistrer\u202f» d’une crèche la met ici.',
    find: 'Trouver une crèche',
    missing: 'Vos crèches ne peuvent pas être affichées pour le moment. Réessayez dans quelques instants.',
    hidden: (count: number) =>
      plural(count, {
        one: `${count} crèche enregistrée n’est pas en ligne en ce moment. Elle reviendra ici quand elle le sera.`,
        other: `${count} crèches enregistrées ne sont pas en ligne en ce moment. Elles reviendront ici quand elles le seront.`,
      }),
    remove: 'Retirer',
    removeNamed: (name: string) => `Retirer ${name}`,
  },
  security: {
    title: 'Connexion et données',
    password: 'Changer de mot de passe',
    data: 'Exporter mes données ou supprimer mon compte',
  },
  data: {
    title: 'Mes données',
    exportTitle: 'Exporter mes données',
    exportText: 'Un fichier JSON avec votre compte, vos crèches enregistrées et tout ce que vous nous avez envoyé avec son adresse.',
    exportSubmit: 'Télécharger mes données',
    removeTitle: 'Supprimer mon compte',
    removeText:
      'Votre compte, vos coordonnées et vos crèches enregistrées sont effacés aussitôt, sans retour possible. Les demandes déjà envoyées sont traitées jusqu’au bout\u202f; pour les faire effacer aussi, écrivez-nous.',
    removeSubmit: 'Supprimer définitivement mon compte',
    contact: 'Nous écrire',
    alertsTitle: 'Mes alertes de place',
    alertsMissing: 'Vos alertes ne peuvent pas être lues pour le moment.',
    noAlerts: 'Aucune alerte n’écrit à l’adresse de votre compte.',
    alert: (place: string, month: string) => `Une place autour de ${place}, entrée en ${month}.`,
    unconfirmedAlert: 'Pas encore confirmée.',
    endAlert: 'L’arrêter et l’effacer',
    newAlert: 'Demander une alerte',
    signInAgain: 'Pour confirmer, connectez-vous de nouveau. Vous avez ensuite dix minutes.',
  },
  notices: {
    deconnecte: 'Vous êtes déconnecté.',
    'lien-envoye':
      'Si l’adresse que vous avez indiquée a un compte, un message avec un lien lui est envoyé. Pensez à regarder parmi les indésirables.',
    'inscription-envoyee':
      'Un message est envoyé à l’adresse que vous avez indiquée\u202f: ouvrez-le pour terminer. Pensez à regarder parmi les indésirables.',
    'confirmation-envoyee': 'Si l’adresse que vous avez indiquée attend une confirmation, un nouveau message lui est envoyé.',
    'adresse-confirmee': 'Votre adresse est confirmée. Bienvenue\u202f!',
    'mot-de-passe-change': 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
    'profil-enregistre': 'Vos coordonnées sont enregistrées.',
    'compte-supprime': 'Votre compte est supprimé, avec tout ce qu’il contenait.',
    'connexion-refusee': 'La connexion avec ce service n’a pas abouti. Essayez de nouveau, ou connectez-vous avec un mot de passe.',
    'adresse-deja-utilisee': 'Un compte avec mot de passe existe pour cette adresse. Connectez-vous avec lui.',
  } satisfies Record<AccountNotice, string>,
};
