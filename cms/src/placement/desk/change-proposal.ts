import { uidOf } from '../../editorial/editorial-types';
import { answerProposal, draftProposal, findProposal } from '../proposals/propose';
import { refusal } from '../refusals';
import { type DeskAnswer, readChoice, readDay, readNumber, readText } from './desk-call';

const halfDays = /^[01]{10}$/;

/** Drafts a proposal; the place is held from now on. */
export const propose: DeskAnswer = async (strapi, { params, body, actor }) => {
  const days = readText(body.days);
  if (days && !halfDays.test(days)) throw refusal('noHalfDays');
  return draftProposal(strapi, {
    request: params.request ?? '',
    place: readText(body.place) ?? '',
    days,
    startDate: readDay(body.startDate),
    message: readText(body.message),
    actor,
  });
};

/** What an adviser may note of a proposal; families and nurseries answer by telephone, too. */
const byHand = ['sent', 'family_agreed', 'nursery_agreed', 'signed', 'declined', 'withdrawn'] as const;

/** Sends a proposal, withdraws it, or notes what was answered on the telephone. */
export const changeProposal: DeskAnswer = async (strapi, { params, body, actor }) => {
  const to = readChoice(body.to, byHand);
  const declinedBy = to === 'declined' ? readChoice(body.declinedBy, ['family', 'nursery'] as const) : undefined;
  const row = await findProposal(strapi, params.proposal ?? '');
  await answerProposal(strapi, row, { to, actor, days: readNumber(body.days), declinedBy, reason: readText(body.reason) });
  return { done: true };
};

/** Notes the first and the last day of a child, and what was invoiced by year: the employer's statement is made of it. */
export const noteStay: DeskAnswer = async (strapi, { params, body }) => {
  const row = await findProposal(strapi, params.proposal ?? '');
  if (row.state !== 'signed') throw refusal('notSigned');
  const [entryOn, exitOn] = [readDay(body.entryOn), readDay(body.exitOn)];
  if (entryOn && exitOn && exitOn < entryOn) throw refusal('exitBeforeEntry');
  const invoices = (Array.isArray(body.invoices) ? (body.invoices as Record<string, unknown>[]) : []).map(({ year, amount }) => ({
    year: readNumber(year),
    amount: Number(amount),
  }));
  if (invoices.some(({ year, amount }) => !year || !Number.isFinite(amount) || amount < 0)) throw refusal('badInvoice');
  const data = { entryOn, exitOn, invoices };
  await strapi.documents(uidOf('proposal')).update({ documentId: row.documentId, data: data as never });
  return { done: true };
};
