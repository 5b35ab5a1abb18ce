import type { Context } from 'hono';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { companySimulationFields, familySimulationFields } from '../../domain/forms/simulation.ts';
import type { FormDependencies } from '../dependencies.ts';
import type { AppEnvironment } from '../request-state.ts';
import { answerAgain, openFormRequest } from './form-request.ts';
import { refuseOtherSites } from './protection.ts';
import { readFormBody } from './read-body.ts';

const shape = { fields: [...familySimulationFields, ...companySimulationFields] };

/** `POST /formulaires/simulation`: the page of a simulator with its estimate, for a reader without JavaScript. Nothing is written down. */
export async function answerSimulation(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  await refuseOtherSites(c);
  const fields = await readFormBody(c.req.raw);
  const request = { ...openFormRequest(c, 'simulation', fields), wantsJson: false };
  const reply = { values: readFlatValues(shape, fields), errors: {}, error: null };
  return answerAgain(c, dependencies, { request, reply, status: 200 });
}
