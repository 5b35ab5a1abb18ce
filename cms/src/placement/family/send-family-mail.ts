import type { Core } from '@strapi/strapi';
import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { mayBeAsked } from '../../domain/placement/follow-up.ts';
import type { ClosingReason, RequestState } from '../../domain/placement/request-states.ts';
import { type Mail, oneLine } from '../../mails/mail';
import { sendMail } from '../../mails/send-mail';
import { productConfig } from '../../setup/product-config';
import { languageOf, type Submission } from '../../submissions/submission';
import { calendar, noteEvent } from '../events';
import { type ProposalRow, placementRows } from '../placement-rows';
import { familyLink } from './family-link';
import { writeQuestionMail, writeStepMail } from './write-family-mail';

interface Sent {
  isDelayed: boolean;
  data: object;
}

/** What the next mail to a family is about. */
const familyMailKinds = ['step', 'question', 'reminder'] as const;
export type FamilyMailKind = (typeof familyMailKinds)[number];

/** A request, as far as its mails depend on it. */
interface MailedRequest extends Submission {
  state: RequestState;
  closingReason: ClosingReason | null;
}

/** Sends what was collected for the family of a request, or nothing; it tells what is true when it is sent. */
export async function sendFamilyMail(strapi: Core.Strapi, submission: Submission): Promise<Sent | null> {
  const kind = familyMailKinds.find((one) => one === submission.familyMail);
  if (!kind) return null;
  const request = submission as MailedRequest;
  const nothing = { isDelayed: false, data: { familyMail: null } };
  const to = String(request.firstEmail ?? '');
  const mail = to && !request.familyMailsStopped ? await writeOf(strapi, kind, request) : null;
  if (!mail) return nothing;
  const end = await sendMail(strapi, { ...mail, to, id: `${request.documentId}.${kind}.${request.familyWrittenOn}` });
  if (end === 'delayed') return { isDelayed: true, data: {} };
  if (end === 'sent') await noteEvent(strapi, { request: Number(request.id), action: 'mailed', actor: calendar, detail: mail.subject });
  const failed = end === 'refused' ? { mailError: `${kind}: refused` } : {};
  return { isDelayed: false, data: { familyMail: null, ...failed, ...toldBy(kind, request) } };
}

function toldBy(kind: FamilyMailKind, { state, askedStillTimes }: MailedRequest): object {
  if (kind === 'step') return { toldState: state };
  return { askedStillOn: todayInParis(Date.now()), askedStillTimes: Number(askedStillTimes ?? 0) + 1 };
}

async function writeOf(strapi: Core.Strapi, kind: FamilyMailKind, request: MailedRequest): Promise<Mail | null> {
  const reference = String(request.reference ?? '');
  const language = languageOf(request);
  const { state, closingReason } = request;
  const linkTo = (part?: Parameters<typeof familyLink>[0]['part']) => familyLink({ reference, language, part }, productConfig(strapi));
  if (kind !== 'step') {
    if (!mayBeAsked(state)) return null;
    return writeQuestionMail({ reference, language, isReminder: kind === 'reminder', yes: linkTo('searching'), no: linkTo('withdrawal') });
  }
  const offer = state === 'place_proposed' ? await offerOf(strapi, Number(request.id)) : null;
  const link = linkTo(state === 'place_proposed' ? 'proposal' : undefined);
  return writeStepMail({ reference, language, state, closingReason, offer, link });
}

async function offerOf(strapi: Core.Strapi, request: number) {
  const proposals: ProposalRow[] = await placementRows(strapi, 'proposal').findMany({
    where: { request: { id: request }, state: 'sent' },
    orderBy: { id: 'desc' },
    limit: 1,
  });
  const [row] = proposals;
  return row ? { nursery: oneLine(row.nurseryName), startDate: row.startDate, expiresOn: row.expiresOn } : null;
}
