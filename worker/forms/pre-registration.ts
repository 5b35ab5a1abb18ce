import { stepPageTitle } from '../../client/features/forms/pre-registration/step-titles.ts';
import { texts as english } from '../../client/features/forms/pre-registration/texts/en.ts';
import { texts as french } from '../../client/features/forms/pre-registration/texts/fr.ts';
import { outcomes } from '../../client/features/forms/pre-registration/texts/outcomes.ts';
import { controlNames } from '../../domain/forms/form-answer.ts';
import { decideOutcome, outcomeScreen } from '../../domain/forms/pre-registration/outcome.ts';
import { preRegistration } from '../../domain/forms/pre-registration/pre-registration.ts';
import { preRegistrationRules } from '../../domain/forms/pre-registration/rules.ts';
import { readStep } from '../../domain/forms/pre-registration/steps.ts';
import type { Locale } from '../../domain/locale.ts';
import { mapSecondary } from '../content/secondary.ts';
import { preRegistrationSetting } from '../loaders/blocks/pre-registration-setting.ts';
import { checkHomePlace, placesOfFamily } from './steps/check-home-place.ts';
import { preRegistrationSteps } from './steps/pre-registration-steps.ts';
import { defineWorkerForm } from './worker-form.ts';

const texts = { fr: french, en: english };

/** What the button says that leads to the form. */
export const startWords = (locale: Locale): string => texts[locale].start;

export const preRegistrationInWorker = defineWorkerForm({
  form: preRegistration,
  rules: preRegistrationRules,
  texts,
  outcomes,
  cmsPath: '/pre-registrations',
  firstOutcome: (values) => decideOutcome(values).outcome,
  screen: outcomeScreen,
  emailsOf: ({ parents }) => parents.map(({ email }) => email),
  // Where it is is found at delivery: the same submission again would not be the same where the gazetteer fails.
  toCmsEntry: async (values, outcome, services) => ({
    ...values,
    ...(await placesOfFamily(values, services)),
    outcome,
    needsReview: decideOutcome(values).needsReview,
  }),
  followUp: { fields: ['state'], populate: { parents: { fields: ['email'] } } },
  checkFurther: checkHomePlace,
  steps: preRegistrationSteps,
  fillBlock: async (block, context) =>
    mapSecondary(await preRegistrationSetting(context), (setting) => setting && { ...block, preRegistration: setting }),
  /** A page that shows a step is named after it. */
  pageTitle({ query, formReply, locale }) {
    const step = query.get(controlNames.step);
    const isReplied = formReply?.form === preRegistration.name;
    return step === null && !isReplied ? null : stepPageTitle(texts[locale], formReply?.step ?? readStep(step));
  },
});
