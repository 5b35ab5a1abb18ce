import type { FormDefinition } from '../../../domain/forms/define-form.ts';
import { type FormName, type FormOutcome, forms, outcomeOfSlug } from '../../../domain/forms/forms.ts';
import { locales } from '../../../domain/locale.ts';
import { answerDay } from '../../../domain/placement/answer-day.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, notFound } from '../loader.ts';
import { dayWords } from './day-words.ts';

/** Outcomes after which a person of the team writes or calls. */
const answeredOutcomes: readonly string[] = ['accepted', 'received'];

function isAnswered(form: FormName, outcome: FormOutcome): boolean {
  const { isFollowed }: FormDefinition = forms[form];
  return isFollowed && answeredOutcomes.includes(outcome);
}

export const loadFormOutcome: Loader<'form-outcome'> = async ({ locale, messages, params, receipt }) => {
  const end = outcomeOfSlug(params.slug);
  if (!end) return notFound;
  const texts: Record<string, { title: string }> = messages.formOutcomes[end.form];
  const title = texts[end.outcome]?.title ?? '';
  const day = receipt && isAnswered(end.form, end.outcome) ? answerDay(receipt.sentOn) : null;
  return {
    kind: 'page',
    head: { title, description: messages.head.siteDescription },
    props: {
      ...end,
      receipt: receipt && { reference: receipt.reference, email: receipt.email },
      answerBy: day ? { day, words: dayWords(day, locale) } : null,
      breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
    },
    languages: locales,
    isPersonal: true,
  };
};
