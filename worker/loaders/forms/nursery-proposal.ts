import { formatsOf } from '../../../client/i18n/format.ts';
import { toMinutes } from '../../../domain/childcare/opening-hours.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { ProposalFacts } from '../../../domain/forms/nursery-answer/nursery-answer.ts';
import { locales } from '../../../domain/locale.ts';
import { readHalfDays } from '../../../domain/nursery-places/half-days.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { halfDaysWords } from '../nurseries/half-days-words.ts';
import { formSetting } from './form-setting.ts';

/** A link that opens nothing is no page: its status says so. Who has opened none is told where it is. */
const statuses = { missing: 200, forged: 403, ended: 410, revoked: 410, gone: 410 } as const;

export const loadNurseryProposal: Loader<'nursery-proposal'> = async (context) => {
  const { locale, messages, params, nurseryProposal, now } = context;
  const { nurseryProposal: words } = messages;
  const link = await nurseryProposal(params.slug);
  const title = link.kind === 'open' ? words.title : words.closedTitle;
  const shared = { kind: 'page', head: { title, description: words.intro }, languages: locales, isPersonal: true } as const;
  const common = {
    setting: formSetting(context),
    breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
  };
  if (link.kind === 'closed') return { ...shared, status: statuses[link.reason], props: { ...common, view: link } };
  const { proposal, expires, standing, facts, waiting } = link;
  const answer = { proposal, expires, today: todayInParis(now), keys: { accept: key(), visit: key(), decline: key() } };
  const factWords = facts && shownFacts(facts, context);
  const view = { kind: 'open', until: todayInParis(expires * 1000), standing, facts: factWords, waiting, answer } as const;
  return { ...shared, props: { ...common, view } };
};

/** The facts with their days and hours in words. */
function shownFacts({ days, hoursFrom, hoursTo, ...facts }: ProposalFacts, { locale, messages }: LoaderContext) {
  const halfDays = readHalfDays(days ?? '');
  const [from, to] = [toMinutes(hoursFrom ?? ''), toMinutes(hoursTo ?? '')];
  const { time } = messages.finderWords.fields;
  return {
    ...facts,
    days: halfDays === null ? null : halfDaysWords(halfDays, { messages, formats: formatsOf(locale) }),
    hours: from === null || to === null ? null : messages.nurseryProposal.hours(time(from), time(to)),
  };
}

/** Of a button of this page: pressing it twice sends one answer. */
const key = () => crypto.randomUUID();
