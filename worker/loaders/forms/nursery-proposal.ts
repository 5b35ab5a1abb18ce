import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { locales, localizePath } from '../../../domain/locale.ts';
import type { Loader } from '../loader.ts';
import { formSetting } from './form-setting.ts';

/** A link that opens nothing is no page: its status says so. Who has opened none is told where it is. */
const statuses = { missing: 200, forged: 403, ended: 410, revoked: 410, gone: 410 } as const;

export const loadNurseryProposal: Loader<'nursery-proposal'> = async (context) => {
  const { locale, messages, params, nurseryProposal, now } = context;
  const { nurseryProposal: words } = messages;
  const known = await nurseryProposal(params.slug);
  const title = known.kind === 'open' ? words.title : words.closedTitle;
  const shared = { kind: 'page', head: { title, description: words.intro }, languages: locales, isPersonal: true } as const;
  const common = {
    setting: formSetting(context),
    breadcrumbs: [
      { label: messages.common.home, href: localizePath('/', locale) },
      { label: title, href: null },
    ],
  };
  if (known.kind === 'closed') return { ...shared, status: statuses[known.reason], props: { ...common, view: known } };
  const { proposal, expires, standing, facts, waiting } = known;
  const answer = { proposal, expires, today: todayInParis(now), keys: { accept: key(), visit: key(), decline: key() } };
  const view = { kind: 'open', until: todayInParis(expires * 1000), standing, facts, waiting, answer } as const;
  return { ...shared, props: { ...common, view } };
};

/** Of a button of this page: pressing it twice sends one answer. */
const key = () => crypto.randomUUID();
