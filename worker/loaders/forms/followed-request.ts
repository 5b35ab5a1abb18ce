import type { FieldTexts } from '../../../client/features/forms/form-texts.ts';
import type { ActionReply } from '../../../client/pages/followed-request/action-reply.ts';
import type { DoneNotice } from '../../../client/pages/followed-request/followed-view.ts';
import type { FormReply } from '../../../domain/forms/form-answer.ts';
import { locales } from '../../../domain/locale.ts';
import { doneParameter, type PlacementView, requestActions } from '../../../domain/placement/follow-up.ts';
import type { FollowedView } from '../../follow-up/followed-view.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { problemWords } from './problem-words.ts';
import { shownRequest } from './shown-request.ts';

type Words = LoaderContext['messages']['followedRequest'];

/** A link that opens nothing is no page: its status says so. Who has opened none is told how to. */
const statuses = { missing: 200, forged: 403, ended: 410, gone: 410, unavailable: 503 } as const;

export const loadFollowedRequest: Loader<'followed-request'> = async (context) => {
  const { locale, messages, followedRequest, formReply, query } = context;
  const view = await followedRequest();
  const { followUp, followedRequest: words } = messages;
  const closed = view.kind === 'closed' ? view.reason : null;
  const request = view.kind === 'open' ? shownRequest(view, context) : null;
  const headTitle = closed ? words.closedTitle[closed] : followUp.title;
  return {
    kind: 'page',
    head: { title: headTitle, description: followUp.intro },
    props: {
      ...titleOf(view, messages),
      words: words.page,
      closed,
      request,
      reply: formReply?.form === 'followed-request' ? inWords(formReply, messages) : null,
      done: formReply ? null : doneOf(query.get(doneParameter), words),
      breadcrumbs: [homeCrumb(messages, locale), { label: headTitle, href: null }],
    },
    languages: locales,
    speaksOfMails: closed !== null || request?.searching != null,
    isPersonal: true,
    ...(closed && { status: statuses[closed] }),
  };
};

/** A reference that no line breaks: its hyphens do not part. */
const unbroken = (reference: string) => reference.replaceAll('-', '\u2011');

function titleOf(view: FollowedView, { followedRequest: words }: LoaderContext['messages']): { title: string; intro: string } {
  if (view.kind === 'closed') return { title: words.closedTitle[view.reason], intro: words.closed[view.reason] };
  if (view.kind === 'other') return { title: words.title(unbroken(view.reference)), intro: words.otherStates[view.state] };
  return { title: words.title(unbroken(view.request.reference)), intro: view.isWaiting ? words.waiting : introOf(view.request, words) };
}

function introOf({ state, outcome, closingReason }: PlacementView, words: Words): string {
  if (outcome === 'rejected' && state === 'received') return words.rejected;
  if (state !== 'closed') return words.states[state];
  return [words.states.closed, closingReason && words.closings[closingReason], words.reopen].filter(Boolean).join(' ');
}

/** What the address says was just done. */
function doneOf(text: string | null, { done }: Words): DoneNotice | null {
  const notice = [...requestActions, 'changed' as const].find((one) => one === text);
  return notice ? { text: done[notice], isWarning: notice === 'changed' } : null;
}

/** How the fields of all forms of the page are called. */
function textsOf({ page, asks }: Words): FieldTexts {
  const { startDate, days, hoursFrom, hoursTo } = page.wishes;
  const labels = { askedOn: page.employer.label, text: page.message.label, birthDate: page.birth.date, reason: page.proposal.reason };
  return { labels: { ...labels, startDate, days, hoursFrom, hoursTo, confirm: page.withdrawal.confirm }, asks };
}

function inWords(reply: FormReply, messages: LoaderContext['messages']): ActionReply {
  const action = requestActions.find((one) => one === reply.values.action) ?? null;
  return { action, values: reply.values, ...problemWords({ ...reply, texts: textsOf(messages.followedRequest) }, messages) };
}
