import type { ClosedLink } from '../../../../domain/forms/place-report/place-report.ts';

/** The page that the weekly link of a manager opens. */
export const managedPlaces = {
  title: (nursery: string) => `Vos places\u202f: ${nursery}`,
  intro: 'Confirmez-les en un clic, ou corrigez-les. Les familles voient vos réponses aussitôt.',
  until: (day: string) => `Ce lien vous est personnel et vaut jusqu’au ${day}. Le prochain message le remplace.`,
  waiting:
    'Votre dernière réponse est enregistrée et part vers notre base. Elle est montrée ici\u202f; les familles la verront dès qu’elle y sera.',
  lastKnown: 'Notre base ne répond pas en ce moment. Voici vos dernières places connues\u202f: vous pouvez répondre, rien ne se perd.',
  closedTitle: 'Ce lien ne s’ouvre pas',
  closed: {
    missing:
      'Ouvrez cette page par le lien du message que vous avez reçu\u202f: c’est lui qui dit de quelle crèche il s’agit. Il reste valable, vous pouvez le rouvrir.',
    forged: 'Ce lien n’est pas complet. Ouvrez-le depuis le message lui-même, sans le recopier.',
    ended: 'Ce lien a vécu\u202f: il valait quatorze jours. Le prochain message en contient un nouveau.',
    revoked: 'Un lien plus récent vous a été envoyé\u202f: ouvrez celui du dernier message.',
    gone: 'Cette crèche n’est plus présentée sur notre site. Si c’est une erreur, écrivez-nous.',
  } satisfies Record<ClosedLink, string>,
  contact: 'Nous écrire',
  help: 'Comment déclarer mes places',
};
