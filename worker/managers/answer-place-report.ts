import type { Context } from 'hono';
import { matchRoute } from '../../domain/addresses/paths.ts';
import type { FieldErrors, FormErrorCode } from '../../domain/forms/error-codes.ts';
import { type FlatValues, readFlatValues } from '../../domain/forms/form-values.ts';
import { outcomePath } from '../../domain/forms/forms.ts';
import { contentOfPlaces, placeReport, sumOfPlaces } from '../../domain/forms/place-report/place-report.ts';
import { placeReportRules, reportedPlaces } from '../../domain/forms/place-report/rules.ts';
import { isJump } from '../../domain/nursery-places/place-problems.ts';
import type { FormDependencies } from '../dependencies.ts';
import { digest } from '../digest.ts';
import { acceptSubmission } from '../forms/accept-submission.ts';
import { inJsonWhereWanted, statuses } from '../forms/answer-form.ts';
import { placeReportInWorker } from '../forms/directory/place-report.ts';
import { formContext } from '../forms/form-context.ts';
import { answerAgain, answerNext, openFormRequest } from '../forms/form-request.ts';
import { isWithinLimit, refuseOtherSites } from '../forms/protection.ts';
import { readFormBody } from '../forms/read-body.ts';
import type { AppEnvironment } from '../request-state.ts';
import { managedPlacesOf, type OpenPlaces } from './managed-places.ts';

/** `POST /formulaires/places`: what a manager says of their places. Which nursery that is, the link they have opened says. */
export function answerPlaceReport(c: Context<AppEnvironment>, dependencies: FormDependencies): Promise<Response> {
  return inJsonWhereWanted(c, async () => {
    refuseOtherSites(c);
    const fields = await readFormBody(c.req.raw);
    const request = openFormRequest(c, placeReport.name, fields);
    const values = readFlatValues(placeReportRules.shape, fields);
    const again = (error: FormErrorCode, reply: { values?: FlatValues; errors?: FieldErrors } = {}) =>
      answerAgain(c, dependencies, { request, reply: { values: {}, errors: {}, ...reply, error }, status: statuses[error] });
    if (!(await isWithinLimit(c, dependencies))) return again('too_many_requests', { values });
    const match = matchRoute(request.page.path);
    const managed = await managedPlacesOf(c, dependencies)(match?.id === 'managed-places' ? match.params.slug : '');
    // The page says why; nothing of a link that does not count is written down.
    if (managed.kind === 'closed') return again('invalid');
    const context = await formContext(dependencies);
    const named = { ...values, nursery: managed.nursery, expires: String(managed.expires) };
    const { filled, errors } = placeReportInWorker.check(named, context);
    if (!filled) return again('invalid', { values, errors });
    const report = placeReportRules.readStored(filled.values, placeReportRules.version);
    const judgement = report ? await judge(reportedPlaces(report), String(values.seen ?? ''), managed) : { kind: 'changed' as const };
    if (judgement.kind === 'changed') return again('changed_since');
    if (judgement.kind === 'too-many')
      return again('invalid', { values, errors: { [`places.${judgement.row}.count`]: 'free_over_approved' } });
    try {
      const accepted = await acceptSubmission(c, dependencies, { request, form: placeReportInWorker, filled, fields });
      if (accepted === 'challenge_failed') return again('challenge_failed', { values });
      const outcome = judgement.kind === 'jump' ? 'to_review' : 'taken';
      return answerNext(c, request, { path: outcomePath(placeReport.name, outcome), answer: { reference: null, outcome } });
    } catch (error) {
      dependencies.logger.error('submission-not-written', error, { id: c.get('requestId'), form: placeReport.name });
      c.get('report').captureError(error, 'submission-not-written');
      return again('unavailable', { values });
    }
  });
}

type Told = { kind: 'fine' } | { kind: 'jump' } | { kind: 'changed' } | { kind: 'too-many'; row: number };

/** What a report is beside what is known: one that a page of before has sent counts only where it says what is known anyway. */
async function judge(report: ReturnType<typeof reportedPlaces>, seen: string, link: OpenPlaces): Promise<Told> {
  const reportDigest = await digest(contentOfPlaces(report));
  if (seen !== link.seen && reportDigest !== link.seen) return { kind: 'changed' };
  const others = link.places.filter(({ id }) => !report.some((place) => place.id === id));
  const after = sumOfPlaces(others) + sumOfPlaces(report);
  const { approvedPlaces } = link;
  if (approvedPlaces !== null && after > approvedPlaces) return { kind: 'too-many', row: report.findLastIndex(({ count }) => count > 0) };
  const before = sumOfPlaces(link.places.filter(({ awaitsReview }) => !awaitsReview));
  return isJump({ before, after, approvedPlaces }) ? { kind: 'jump' } : { kind: 'fine' };
}
