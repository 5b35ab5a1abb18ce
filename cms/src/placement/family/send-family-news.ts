import type { Core } from '@strapi/strapi';
import { sendMail } from '../../mails/send-mail';
import { writeTeamNotice } from '../../mails/team-notice';
import { valueLabels } from '../../panel/value-labels';
import { productConfig } from '../../setup/product-config';
import type { Submission } from '../../submissions/submission';
import { family } from '../events';
import { placementRows } from '../placement-rows';

const timeOf = (value: unknown) => (value ? new Date(String(value)).getTime() : 0);

interface FamilyEvent {
  action: string;
  toState: string | null;
  reason: string | null;
  detail: string | null;
  at: string;
}

/** Tells the team what a family has done since it was last told. What the family has written stays in the CMS. */
export async function sendFamilyNews(strapi: Core.Strapi, submission: Submission): Promise<{ isDelayed: boolean; data: object } | null> {
  const { familyWroteAt, teamToldAt, reference, documentId, id } = submission;
  const { teamMail } = productConfig(strapi);
  if (timeOf(familyWroteAt) <= timeOf(teamToldAt)) return null;
  const result = { isDelayed: false, data: { teamToldAt: familyWroteAt } };
  if (!teamMail.famille) return result;
  const events: FamilyEvent[] = await placementRows(strapi, 'request-event').findMany({
    where: { request: Number(id), actor: family.name },
    orderBy: { id: 'asc' },
  });
  const news = events
    // A move follows from an answer that is told already, but for the end of a request.
    .filter(({ at, action, toState }) => timeOf(at) > timeOf(teamToldAt) && (action !== 'moved' || toState === 'closed'))
    .map(({ action, toState, reason, detail }) =>
      action === 'noted' ? detail : [valueLabels[reason ?? toState ?? ''], detail].filter(Boolean).join(', '),
    );
  const mail = writeTeamNotice({
    title: 'Réponse d’une famille',
    reference: String(reference ?? ''),
    facts: news.map((one) => ['La famille', one]),
    link: `${String(strapi.config.get('admin.absoluteUrl'))}/bureau-des-places/demandes/${documentId}`,
    isSuspicious: false,
  });
  const end = await sendMail(strapi, { ...mail, to: teamMail.famille, id: `${documentId}.news.${timeOf(familyWroteAt)}` });
  return end === 'delayed' ? { isDelayed: true, data: {} } : result;
}
