import type { Core } from '@strapi/strapi';
import { writeNurseryMail } from '../../mails/nursery-mail';
import { sendMail } from '../../mails/send-mail';
import { productConfig } from '../../setup/product-config';
import type { Submission } from '../../submissions/submission';
import { noteEvent } from '../events';
import { factsOf, findWholeProposal } from './known-proposal';
import { buildProposalLink, findProposedNursery } from './proposal-link';

interface Sent {
  isDelayed: boolean;
  data: object;
}

const nothing = (data: object = {}): Sent => ({ isDelayed: false, data });

/** Sends a nursery the link to what it is asked, or its reminder. Of a proposal that is answered or withdrawn by now, nothing is sent. */
export async function sendProposalLink(strapi: Core.Strapi, { documentId }: Submission): Promise<Sent> {
  const proposal = await findWholeProposal(strapi, documentId);
  const { hasMail, siteUrl, linkSecret: secret } = productConfig(strapi);
  if (!hasMail || proposal?.state !== 'family_agreed' || !proposal.linkExpiresAt) return nothing();
  const { linkExpiresAt, request } = proposal;
  const part = proposal.nurseryAskedAt ? 'nurseryRemindedAt' : 'nurseryAskedAt';
  if (part === 'nurseryRemindedAt' && (!proposal.nurseryReminderDueAt || proposal.nurseryRemindedAt)) return nothing();
  if (new Date(linkExpiresAt) < new Date()) return nothing();
  const nursery = await findProposedNursery(strapi, proposal);
  const email = nursery?.contactEmail?.trim();
  // The desk reads that it has to telephone.
  if (!nursery || !email) return nothing({ mailError: 'no contact' });
  const isReminder = part === 'nurseryRemindedAt';
  if (isReminder && email !== proposal.nurseryEmail) return nothing({ mailError: 'other contact' });
  const mail = writeNurseryMail({
    nurseryName: nursery.name,
    facts: factsOf(proposal, { nursery: nursery.name, isAccepted: false }),
    link: buildProposalLink({ documentId, linkExpiresAt }, { siteUrl, secret }),
    until: new Date(linkExpiresAt).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
    isReminder,
  });
  const end = await sendMail(strapi, { to: email, ...mail, id: `${documentId}.${part}` });
  if (end !== 'sent') return { isDelayed: end === 'delayed', data: end === 'refused' ? { mailError: `${part}: refused` } : {} };
  const detail = `${nursery.name}${isReminder ? '\u202f: rappel' : ''}`;
  if (request) await noteEvent(strapi, { request: request.id, action: 'mailed', actor: { id: null, name: 'Courrier' }, detail });
  return { isDelayed: false, data: { [part]: new Date(), nurseryEmail: email, mailError: null } };
}
