import type { FormName } from '../../../../domain/forms/form-names.ts';
import type { Messages } from '../../fr.ts';

const rights =
  'You may ask to see your data, to have them corrected, erased, restricted or handed over, object to their use and withdraw a consent at any time: dpo@creche-sereine.example. You may complain to the CNIL, the French data protection authority.';
const phone =
  'Your number is used to handle your request. A commercial call needs your prior consent (article L. 223-1 of the French consumer code).';

export const formNotices: Messages['formNotices'] = {
  notice: {
    contact: `Crèche Sereine uses this information to answer your message (legitimate interest, or steps taken at your request). It goes to the team concerned and to nobody else. We keep it for 3 years after our last exchange. Optional fields are marked; without the others we cannot answer. ${phone} ${rights}`,
    partner: `Crèche Sereine uses this information to study a partnership with your nursery (steps taken at your request). It goes to the team in charge of the network. We keep it for 3 years after our last exchange. Optional fields are marked; without the others we cannot study your offer. ${phone} ${rights}`,
    manifesto: `Crèche Sereine collects your signature with your consent. Your name is published only if you tick the box for it; your e-mail address never is. We keep your signature until you withdraw it, for 3 years at most unless you confirm it. All fields are needed. ${rights}`,
    'pre-registration': `Crèche Sereine uses this information to study your request and look for a place (steps taken at your request, before a contract). It goes to our advisers and, if a place takes shape, to the nurseries concerned. Your employer is contacted only if you consent to it. Accepted request: we keep your data during the search and the care, then for 3 years after our last exchange; request not accepted: 12 months, or until the child turns 3 if that comes first. Optional fields are marked; without the others we cannot study the request. ${phone} ${rights}`,
    'white-paper': `Crèche Sereine uses this information to send you the white paper you asked for (steps taken at your request). It goes to our team only. We keep it for 12 months, to avoid sending it twice. Optional fields are marked; without the others we cannot send the document. ${rights}`,
  } satisfies Record<FormName, string>,
  marketingEmail: 'I agree to receive news from Crèche Sereine by e-mail. I can unsubscribe at any time.',
  marketingPhone: 'I agree to be called by Crèche Sereine with commercial offers. I can withdraw my consent at any time.',
  publishName: 'I agree that my name, role and town are published among the signatories.',
  contactEmployer: 'I agree that Crèche Sereine presents the scheme to my employer, with my name and a summary of the childcare we need.',
  privacyLink: 'Privacy policy',
};
