import type { Core } from '@strapi/strapi';
import { sendAlert } from '../alerts/send-alert';
import { sendMail } from '../mails/send-mail';
import { sendManagerLink } from '../manager-links/send-manager-link';
import { sendFamilyMail } from '../placement/family/send-family-mail';
import { sendFamilyNews } from '../placement/family/send-family-news';
import { sendProposalLink } from '../placement/nursery/send-proposal-link';
import { productConfig } from '../setup/product-config';
import { claimMails, dueMails, nextAttempt, noteMails, typesWithDueMails } from './mail-claims';
import type { Submission } from './submission';
import { type AddressedMail, acknowledgementOf, noticeOf } from './submission-mails';
import type { MailAddresses } from './submission-module';
import type { MailedType, SubmissionType } from './submissions';
import { sendWhitePaper } from './white-paper-delivery';

const mostAtOnce = 50;
/** So many mails of one run that cannot be sent, and the mail server is left alone until the next. */
const delaysUntilStop = 3;

/** Mails whose end is not noted yet. */
const underWay = new Set<Promise<unknown>>();
/** Each CMS that ends: the tests have several in one process. */
const stopping = new WeakSet<Core.Strapi>();

/** Before the CMS ends: a mail that was handed over and not noted would be sent again at the next start. */
export async function finishMails(strapi: Core.Strapi): Promise<void> {
  stopping.add(strapi);
  await Promise.allSettled(underWay);
}

/** Sends the mails of one entry that have not been sent; says whether the mail server took them. */
export function sendMailsOf(strapi: Core.Strapi, type: MailedType, documentId: string): Promise<'done' | 'delayed'> {
  if (stopping.has(strapi)) return Promise.resolve('delayed');
  const sending = claimAndSend(strapi, type, documentId).finally(() => underWay.delete(sending));
  underWay.add(sending);
  return sending;
}

/** How the mails of an entry ended: what is noted of them, and whether one has to be tried again. */
interface SentMails {
  isDelayed: boolean;
  data: object;
}

async function claimAndSend(strapi: Core.Strapi, type: MailedType, documentId: string): Promise<'done' | 'delayed'> {
  const entry = await claimMails(strapi, type, documentId);
  if (!entry) return 'done';
  const { isDelayed, data } = await sendOf(strapi, type, entry);
  const attempts = (entry.mailAttempts ?? 0) + 1;
  const nextMailAt = isDelayed ? nextAttempt(strapi, attempts) : null;
  await noteMails(strapi, type, { documentId, data: { ...data, mailAttempts: attempts, nextMailAt } });
  return isDelayed ? 'delayed' : 'done';
}

function sendOf(strapi: Core.Strapi, type: MailedType, entry: Submission): Promise<SentMails> {
  if (type === 'manager-link') return sendManagerLink(strapi, entry);
  return type === 'proposal' ? sendProposalLink(strapi, entry) : sendOfSubmission(strapi, type, entry);
}

async function sendOfSubmission(strapi: Core.Strapi, type: SubmissionType, submission: Submission): Promise<SentMails> {
  const addresses = addressesOf(strapi);
  const paper = type === 'white-paper-request' ? await sendWhitePaper(strapi, submission) : null;
  const { hasMail } = productConfig(strapi);
  const alert = type === 'place-alert' && hasMail ? await sendAlert(strapi, submission) : null;
  const isRequest = type === 'pre-registration' && hasMail;
  const acknowledgement = hasMail && !submission.acknowledgedAt ? acknowledgementOf(type, submission, addresses) : null;
  const notice = hasMail && !submission.notifiedAt ? noticeOf(type, { ...submission, ...paper?.data }, addresses) : null;
  const ends = [
    paper,
    alert,
    await sendPart(strapi, { mail: acknowledgement, submission, part: 'acknowledgedAt' }),
    await sendPart(strapi, { mail: notice, submission, part: 'notifiedAt' }),
    isRequest ? await sendFamilyMail(strapi, submission) : null,
    isRequest ? await sendFamilyNews(strapi, submission) : null,
  ];
  return { isDelayed: ends.some((end) => end?.isDelayed), data: Object.assign({}, ...ends.map((end) => end?.data)) };
}

interface Part {
  mail: AddressedMail | null;
  submission: Submission;
  part: 'acknowledgedAt' | 'notifiedAt';
}

async function sendPart(strapi: Core.Strapi, { mail, submission, part }: Part): Promise<SentMails | null> {
  if (!mail) return null;
  const end = await sendMail(strapi, { ...mail, id: `${submission.documentId}.${part}` });
  if (end === 'sent') return { isDelayed: false, data: { [part]: new Date() } };
  return { isDelayed: end === 'delayed', data: end === 'refused' ? { mailError: `${part}: refused` } : {} };
}

function addressesOf(strapi: Core.Strapi): MailAddresses {
  const { siteUrl, teamMail, linkSecret } = productConfig(strapi);
  return { siteUrl, linkSecret, team: teamMail, adminUrl: String(strapi.config.get('admin.absoluteUrl')) };
}

/** Sends the mails of an entry right away, behind the answer; what fails is left to the next run. */
export function sendSoon(strapi: Core.Strapi, type: SubmissionType, documentId: string): void {
  sendMailsOf(strapi, type, documentId).catch((error: Error) => strapi.log.error(`Mails of ${type} ${documentId}: ${error.message}`));
}

/** Sends what is due of all types. */
async function sendDueMails(strapi: Core.Strapi): Promise<void> {
  let delays = 0;
  for (const type of await typesWithDueMails(strapi)) {
    for (const documentId of await dueMails(strapi, type, mostAtOnce)) {
      if (delays >= delaysUntilStop) return;
      delays = (await sendMailsOf(strapi, type, documentId)) === 'delayed' ? delays + 1 : 0;
    }
  }
}

/** Looks for due mails for as long as the CMS runs; a run that takes longer than the pause is not overtaken. */
export function startMailRuns(strapi: Core.Strapi): void {
  const { hasMail, mailRetrySeconds } = productConfig(strapi);
  if (!hasMail) return;
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await sendDueMails(strapi);
    } catch (error) {
      strapi.log.error(`Due mails: ${(error as Error).message}`);
    } finally {
      isRunning = false;
    }
  }, mailRetrySeconds * 500);
  timer.unref();
}
