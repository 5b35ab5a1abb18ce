import type { Context } from 'hono';
import { matchRoute } from '../../domain/addresses/paths.ts';
import type { FormErrorCode } from '../../domain/forms/error-codes.ts';
import type { FormReply } from '../../domain/forms/form-answer.ts';
import { readFlatValues } from '../../domain/forms/form-values.ts';
import { outcomePath } from '../../domain/forms/forms.ts';
import { nurseryAnswer, nurseryProposalPath } from '../../domain/forms/nursery-answer/nursery-answer.ts';
import { nurseryAnswerRules } from '../../domain/forms/nursery-answer/rules.ts';
import type { FormDependencies } from '../dependencies.ts';
import { acceptSubmission } from '../forms/accept-submission.ts';
import { inJsonWhereWanted, statuses } from '../forms/answer-form.ts';
import { nurseryAnswerInWorker } from '../forms/directory/nursery-answer.ts';
import { formContext } from '../forms/form-context.ts';
import { answerAgain, answerNext, openFormRequest } from '../forms/form-request.ts';
import { isWithinLimit, refuseOtherSites } from '../forms/protection.ts';
import { readFormBody } from '../forms/read-body.ts';
import type { AppEnvironment } from '../request-state.ts';
import { readProposalLink } from './nursery-proposal.ts';

/**
 * `POST /formulaires/reponse-creche`: what a nursery answers to a proposal. Which one that is, the link it has opened says. It is
 * written down while the CMS is down, too: whether it came in time, the CMS says once it has it.
 */
export function answerNurseryProposal(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  return inJsonWhereWanted(c, async () => {
    refuseOtherSites(c);
    const fields = await readFormBody(c.req.raw);
    const request = openFormRequest(c, nurseryAnswer.name, fields);
    const values = readFlatValues(nurseryAnswerRules.shape, fields);
    const again = (error: FormErrorCode, errors: FormReply['errors'] = {}) =>
      answerAgain(c, dependencies, { request, reply: { values, errors, error }, status: statuses[error] });
    if (!(await isWithinLimit(c, dependencies))) return again('too_many_requests');
    const match = matchRoute(request.page.path);
    const proposal = match?.id === 'nursery-proposal' ? match.params.slug : '';
    const { state, expires } = await readProposalLink(c.req.header('cookie'), proposal, dependencies);
    // The page says why; nothing of a link that does not count is written down.
    if (state !== 'open') return again('invalid');
    const context = await formContext(dependencies);
    const { filled, errors } = nurseryAnswerInWorker.check({ ...values, proposal, expires: String(expires) }, context);
    if (!filled) return again('invalid', errors);
    try {
      const accepted = await acceptSubmission(c, dependencies, { request, form: nurseryAnswerInWorker, filled, fields });
      if (accepted === 'challenge_failed') return again('challenge_failed');
      // The page of the link says what has become of it, and whom to write to.
      const isLate = accepted.outcome === 'late';
      const path = isLate ? outcomePath(nurseryAnswer.name, 'late') : `${nurseryProposalPath}/${proposal}`;
      return answerNext(c, request, { path, answer: { reference: null, outcome: accepted.outcome } });
    } catch (error) {
      dependencies.logger.error('submission-not-written', error, { id: c.get('requestId'), form: nurseryAnswer.name });
      c.get('report').captureError(error, 'submission-not-written');
      return again('unavailable');
    }
  });
}
