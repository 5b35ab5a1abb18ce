import type { OutcomeText } from '../../../client/features/forms/outcome-text.ts';
import type { FormDefinition } from '../../../domain/forms/define-form.ts';
import { type FormName, type FormOutcome, forms, outcomeOfSlug } from '../../../domain/forms/forms.ts';
import { locales } from '../../../domain/locale.ts';
import { answerDay } from '../../../domain/placement/answer-day.ts';
import { workerForms } from '../../forms/forms.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, notFound } from '../loader.ts';
import { dayWords } from './day-words.ts';

/** Outcomes after which a person of the team writes or calls. */
const answeredOutcomes: readonly string[] = ['accepted', 'received'];

function isAnswered(form: FormName, outcome: FormOutcome): boolean {
  const { isFollowed }: FormDefinition = forms[form];
  return isFollowed && answeredOutcomes.includes(outcome);
}

/** The first thing that happens has its day, where that is known. */
function adviceOf({ title, steps, firstBy }: NonNullable<OutcomeText['advice']>, day: string | null) {
  return { title, steps: steps.map((step, index) => (index === 0 && firstBy && day ? { ...step, title: firstBy(day) } : step)) };
}

export const loadFormOutcome: Loader<'form-outcome'> = async ({ config, locale, messages, params, receipt }) => {
  const end = outcomeOfSlug(params.slug);
  if (!end) return notFound;
  const text = workerForms[end.form].outcomes[locale][end.outcome];
  if (!text) return notFound;
  const { unmailed, ...shown } = text;
  const paragraphs = (!config.sendsMail && unmailed) || text.paragraphs;
  const { title } = text;
  const day = receipt && isAnswered(end.form, end.outcome) ? answerDay(receipt.sentOn) : null;
  const words = day && dayWords(day, locale);
  return {
    kind: 'page',
    head: { title, description: messages.head.siteDescription },
    props: {
      ...end,
      text: { ...shown, paragraphs, advice: text.advice && adviceOf(text.advice, words) },
      receipt: receipt && { reference: receipt.reference, email: receipt.email },
      answerBy: day && words ? { day, words } : null,
      breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
    },
    languages: locales,
    isPersonal: true,
  };
};
