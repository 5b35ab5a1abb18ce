import type { Context } from 'hono';
import { readKitValues } from '../../client/features/employer-kit/kit-values.ts';
import { writeLetter } from '../../client/features/employer-kit/write-letter.ts';
import { companyCostScalesOn } from '../../domain/childcare/scales/cost-scales.ts';
import { employerKitShape } from '../../domain/forms/employer-kit.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { namedNursery } from '../content/directory/named-nursery.ts';
import type { FormDependencies } from '../dependencies.ts';
import { answerSheet } from '../documents/answer-sheet.ts';
import { letterSheet } from '../documents/letter-sheet.ts';
import { type AppEnvironment, contentOf } from '../request-state.ts';
import { answerAgain, openFormRequest } from './form-request.ts';
import { refuseOtherSites } from './protection.ts';
import { readFormBody } from './read-body.ts';

/** `POST /formulaires/lettre-employeur`: the page with its letter, for a reader without JavaScript. Nothing is written down. */
export async function answerEmployerKit(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  refuseOtherSites(c);
  const fields = await readFormBody(c.req.raw);
  const request = { ...openFormRequest(c, 'employer-kit', fields), wantsJson: false };
  const reply = { values: readFlatValues(employerKitShape, fields), errors: {}, error: null };
  return answerAgain(c, dependencies, { request, reply, status: 200 });
}

/** `POST /formulaires/lettre-employeur-pdf`: the letter as a PDF. Nothing is written down. */
export async function answerEmployerLetter(c: Context<AppEnvironment>, { clock, config }: FormDependencies): Promise<Response> {
  refuseOtherSites(c);
  const fields = await readFormBody(c.req.raw);
  const { page } = openFormRequest(c, 'employer-kit', fields);
  const values = readKitValues(readFlatValues(employerKitShape, fields), page.locale);
  const slug = new URLSearchParams(page.search).get('creche');
  const nursery = await (await namedNursery(contentOf(c), slug, 'the nursery of a letter')).value;
  const letter = writeLetter(values, {
    scales: companyCostScalesOn(todayInParis(clock())),
    origin: config.siteOrigin,
    nursery: nursery && [nursery.summary.name, nursery.summary.cityName].filter(Boolean).join(', '),
  });
  const fileName = values.language === 'fr' ? 'lettre-a-mon-employeur' : 'letter-to-my-employer';
  return answerSheet(letterSheet(letter, values.language, config.siteOrigin), fileName);
}
