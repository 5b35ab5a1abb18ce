import type { ReportedProblem } from '../../../../domain/forms/error-report/error-report.ts';
import type { ErrorReportValues } from '../../../../domain/forms/error-report/rules.ts';
import type { FormTexts } from '../form-texts.ts';

/** An error on the page of a nursery. */
export const texts = {
  labels: {
    nurserySlug: 'Crèche',
    nurseryName: 'Nom et ville de la crèche',
    problem: 'Qu’est-ce qui est faux\u202f?',
    message: 'Ce qu’il faudrait lire à la place',
    email: 'Votre adresse e\u2011mail',
  },
  asks: {
    problem: 'Dites ce qui est faux.',
    nurseryName: 'Indiquez le nom et la ville de la crèche.',
    message: 'Écrivez ce qu’il faudrait lire à la place.',
  },
  hints: {
    message: 'Une phrase suffit. N’écrivez rien sur une personne ni sur un enfant.',
    email: 'Seulement si vous voulez bien que nous vous posions une question.',
  },
  submit: 'Signaler l’erreur',
  notice:
    'Crèche Sereine utilise ce signalement pour corriger la page (intérêt légitime à publier des informations justes). Il va à l’équipe qui tient l’annuaire, et à personne d’autre. Nous le gardons 12 mois. Votre adresse e\u2011mail est facultative.',
  about: (nursery: string) => `Vous signalez une erreur sur la page de ${nursery}.`,
  problems: {
    nursery_closed: 'La crèche est fermée ou n’existe pas',
    wrong_address: 'L’adresse ou la position sur la carte',
    wrong_hours: 'Les horaires ou les fermetures',
    wrong_price: 'Le tarif',
    wrong_places: 'Les places annoncées',
    other_problem: 'Autre chose',
  } satisfies Record<ReportedProblem, string>,
} satisfies FormTexts<ErrorReportValues> & Record<string, unknown>;
