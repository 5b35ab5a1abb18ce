import { texts as english } from '../../client/features/forms/manifesto/en.ts';
import { texts as french } from '../../client/features/forms/manifesto/fr.ts';
import { outcomes } from '../../client/features/forms/manifesto/outcomes.ts';
import { manifesto } from '../../domain/forms/manifesto/manifesto.ts';
import { manifestoRules } from '../../domain/forms/manifesto/rules.ts';
import { mapSecondary, type Secondary } from '../content/secondary.ts';
import { signatureCountQuery } from '../content/signature-count.ts';
import type { LoaderContext } from '../loaders/loader.ts';
import { inTime } from '../with-deadline.ts';
import { defineWorkerForm } from './worker-form.ts';

export const manifestoInWorker = defineWorkerForm({
  form: manifesto,
  rules: manifestoRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/manifesto-signatures',
  firstOutcome: () => 'signed',
  emailsOf: ({ email }) => [email],
  toCmsEntry: (values) => values,
  fillBlock: async (block, context) => mapSecondary(await signatureCount(context), (signatures) => ({ ...block, signatures })),
});

/** How many have signed: the form does not wait long for it. */
async function signatureCount({ content }: LoaderContext): Promise<Secondary<number>> {
  const { value } = await content.secondary(signatureCountQuery);
  return { value: value instanceof Promise ? content.dispensable(inTime(value), 'the number of signatures') : value };
}
