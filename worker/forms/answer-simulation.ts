import type { Context } from 'hono';
import { companyFields, estimateCompany } from '../../client/features/simulator/company-need.ts';
import { withTyped } from '../../client/features/simulator/typed-values.ts';
import { companyCostScalesOn } from '../../domain/childcare/scales/cost-scales.ts';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { companySimulationFields, familySimulationFields } from '../../domain/forms/simulation.ts';
import { localizePath } from '../../domain/locale.ts';
import type { FormDependencies } from '../dependencies.ts';
import { answerSheet } from '../documents/answer-sheet.ts';
import { companySheet } from '../documents/company-sheet.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerAgain, openFormRequest } from './form-request.ts';
import { refuseOtherSites } from './protection.ts';
import { readFormBody } from './read-body.ts';

const shape = { fields: [...familySimulationFields, ...companySimulationFields] };

/** `POST /formulaires/simulation`: the page of a simulator with its estimate, for a reader without JavaScript. Nothing is written down. */
export async function answerSimulation(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  refuseOtherSites(c);
  return showSimulation(c, dependencies, await readFormBody(c.req.raw));
}

function showSimulation(c: Context<AppEnvironment>, dependencies: FormDependencies, fields: URLSearchParams): Promise<Response> {
  const request = { ...openFormRequest(c, 'simulation', fields), wantsJson: false };
  const reply = { values: readFlatValues(shape, fields), errors: {}, error: null };
  return answerAgain(c, dependencies, { request, reply, status: 200 });
}

/** `POST /formulaires/simulation-pdf`: the estimate of a company on one page; what cannot be read comes back on the simulator’s own. */
export async function answerSimulationSheet(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  refuseOtherSites(c);
  const fields = await readFormBody(c.req.raw);
  const { page } = openFormRequest(c, 'simulation', fields);
  const day = todayInParis(dependencies.clock());
  const scales = companyCostScalesOn(day);
  const estimate = estimateCompany(withTyped(companyFields(scales), readFlatValues(shape, fields)), scales);
  if (!estimate) return showSimulation(c, dependencies, fields);
  const address = dependencies.config.siteOrigin + localizePath(page.path, page.locale);
  const sheet = companySheet({ locale: page.locale, day, estimate, scales, address });
  return answerSheet(sheet, `creche-sereine-${page.locale === 'fr' ? 'cout-berceau' : 'place-cost'}-${day}`);
}
