import { errors } from '@strapi/utils';

const french = {
  requestGone: () => 'Cette demande n’existe plus.',
  employerGone: () => 'Cet employeur n’existe plus.',
  taskGone: () => 'Cette tâche n’existe plus.',
  nurseryGone: () => 'Cette crèche n’est plus dans l’annuaire.',
  placeGone: () => 'Cette place n’est plus dans l’annuaire.',
  proposalGone: () => 'Cette proposition n’existe plus.',
  not_allowed: () => 'Cette demande ne peut pas passer à cet état\u202f: un autre geste l’a peut-être déjà changée. Rechargez la page.',
  reason_missing: () => 'Une clôture demande sa raison.',
  reason_unexpected: () => 'Une raison ne va qu’avec une clôture.',
  stepPast: () => 'La prochaine étape ne peut pas être dans le passé.',
  textTooLong: () => 'Ce texte est trop long.',
  noSuchDay: () => 'Cette date n’existe pas.',
  unknownChoice: (value: string) => `Choix inconnu\u202f: ${value}.`,
  noWholeNumber: (value: string) => `${value} n’est pas un nombre entier.`,
  noHalfDays: () => 'Les demi-journées sont dix chiffres, 0 ou 1.',
  notSigned: () => 'Cette place n’a pas de convention.',
  exitBeforeEntry: () => 'La sortie ne peut pas précéder l’entrée.',
  badInvoice: () => 'Une facture a une année et un montant.',
  emptyNote: () => 'Cette note est vide.',
  noAdviser: () => 'Cette personne ne suit pas de demandes.',
  noYesOrNo: () => 'Un besoin se dit par oui ou non.',
  monthsOutside: (least: number, most: number) => `Entre ${least} et ${most} mois.`,
  placeNotFree: () => 'Cette place n’est plus libre\u202f: la crèche l’a dit depuis.',
  placeOutdated: () =>
    'Cette place a été annoncée il y a plus de trente jours\u202f: demandez d’abord à la crèche si elle est encore libre.',
  noPlaceLeft: () => 'Cette crèche n’a plus de place à proposer.',
  placePromised: ({ reference, by, until }: HeldFor) =>
    `Cette place est déjà promise au dossier ${reference} par ${by}${until ? `, jusqu’au ${until}` : ''}.`,
  requestEnded: () => 'Cette demande est terminée\u202f: rien ne peut lui être proposé.',
  proposalChanged: () => 'Cette proposition a changé entre-temps. Rechargez la page.',
  answerDaysOutside: (least: number, most: number) => `Le délai de réponse est de ${least} à ${most} jours.`,
  mergeSame: () => 'Une demande ne se fusionne pas avec elle-même.',
  mergeEnded: () => 'Une de ces demandes est terminée\u202f: il n’y a rien à fusionner.',
  mergeBoth: () => 'Chacune de ces demandes a une place que la famille a acceptée\u202f: retirez d’abord l’une des deux propositions.',
  mergeChanged: () => 'Une de ces demandes a changé entre-temps\u202f: un autre geste l’a peut-être déjà fusionnée. Rechargez la page.',
  mergeField: () => 'Un champ à reprendre est inconnu.',
};

/** Whom a place is promised to, by whom, and until which day as it is written in both languages. */
interface HeldFor {
  reference: string;
  by: string;
  until: string | null;
}

const english: typeof french = {
  requestGone: () => 'This request no longer exists.',
  employerGone: () => 'This employer no longer exists.',
  taskGone: () => 'This task no longer exists.',
  nurseryGone: () => 'This nursery is no longer in the directory.',
  placeGone: () => 'This place is no longer in the directory.',
  proposalGone: () => 'This proposal no longer exists.',
  not_allowed: () => 'This request cannot move to this state: somebody may have changed it already. Reload the page.',
  reason_missing: () => 'A request is closed with a reason.',
  reason_unexpected: () => 'A reason goes only with the end of a request.',
  stepPast: () => 'The next step cannot be in the past.',
  textTooLong: () => 'This text is too long.',
  noSuchDay: () => 'This date does not exist.',
  unknownChoice: (value) => `Unknown choice: ${value}.`,
  noWholeNumber: (value) => `${value} is not a whole number.`,
  noHalfDays: () => 'Half days are ten digits, 0 or 1.',
  notSigned: () => 'This place has no signed agreement.',
  exitBeforeEntry: () => 'The last day cannot be before the first.',
  badInvoice: () => 'An invoice has a year and an amount.',
  emptyNote: () => 'This note is empty.',
  noAdviser: () => 'This person does not follow requests.',
  noYesOrNo: () => 'A need is told by yes or no.',
  monthsOutside: (least, most) => `From ${least} to ${most} months.`,
  placeNotFree: () => 'This place is no longer free: the nursery has said so since.',
  placeOutdated: () => 'This place was announced more than thirty days ago: ask the nursery first whether it is still free.',
  noPlaceLeft: () => 'This nursery has no place left to propose.',
  placePromised: ({ reference, by, until }) =>
    `This place is already promised to request ${reference} by ${by}${until ? `, until ${until}` : ''}.`,
  requestEnded: () => 'This request has ended: nothing can be proposed to it.',
  proposalChanged: () => 'This proposal has changed meanwhile. Reload the page.',
  answerDaysOutside: (least, most) => `The time to answer is from ${least} to ${most} days.`,
  mergeSame: () => 'A request is not merged with itself.',
  mergeEnded: () => 'One of these requests has ended: there is nothing to merge.',
  mergeBoth: () => 'Each of these requests has a place that its family has accepted: withdraw one of the two proposals first.',
  mergeChanged: () => 'One of these requests has changed meanwhile: somebody may have merged it already. Reload the page.',
  mergeField: () => 'A field to take over is unknown.',
};

type Sentences = typeof french;
export type RefusalName = keyof Sentences;
export type DeskLanguage = 'fr' | 'en';

/** Where each refusal keeps its English sentence until somebody asks for it. */
const inEnglish = new WeakMap<Error, string>();

function sentenceOf<Name extends RefusalName>(sentences: Sentences, name: Name, values: Parameters<Sentences[Name]>): string {
  return (sentences[name] as (...parameters: Parameters<Sentences[Name]>) => string)(...values);
}

/** A refusal of the desk, in French until its reader is known. */
export function refusal<Name extends RefusalName>(name: Name, ...values: Parameters<Sentences[Name]>): Error {
  const RefusalError = name.endsWith('Gone') ? errors.NotFoundError : errors.ValidationError;
  const error = new RefusalError(sentenceOf(french, name, values));
  inEnglish.set(error, sentenceOf(english, name, values));
  return error;
}

/** The same error, in the language of who reads it where it is a refusal of ours. */
export function translateRefusal(error: unknown, language: DeskLanguage): unknown {
  const sentence = error instanceof Error && language === 'en' ? inEnglish.get(error) : undefined;
  if (sentence !== undefined) (error as Error).message = sentence;
  return error;
}
