import type { ActionReply } from '../../../client/pages/followed-request/action-reply.ts';
import { readDone } from '../../../client/pages/followed-request/done-notice.ts';
import type { FormReply } from '../../../domain/forms/form-answer.ts';
import { locales, localizePath } from '../../../domain/locale.ts';
import { doneParameter, requestActions } from '../../../domain/placement/follow-up.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { offerWords } from './offer-words.ts';
import { problemWords } from './problem-words.ts';

/** A link that opens nothing is no page: its status says so. Who has opened none is told how to. */
const statuses = { missing: 200, forged: 403, ended: 410, gone: 410, unavailable: 503 } as const;

export const loadFollowedRequest: Loader<'followed-request'> = async (context) => {
  const { locale, messages, followedRequest, formReply, query } = context;
  const view = await followedRequest();
  const { followUp, followedRequest: words } = messages;
  const title = view.kind === 'closed' ? words.closedTitle[view.reason] : followUp.title;
  return {
    kind: 'page',
    head: { title, description: followUp.intro },
    props: {
      view,
      reply: formReply?.form === 'followed-request' ? inWords(formReply, messages) : null,
      done: formReply ? null : readDone(query.get(doneParameter)),
      offer: view.kind === 'open' && view.request.proposal ? offerWords(view.request.proposal, view.request.wishes, context) : null,
      submissionKey: crypto.randomUUID(),
      breadcrumbs: [
        { label: messages.common.home, href: localizePath('/', locale) },
        { label: title, href: null },
      ],
    },
    languages: locales,
    isPersonal: true,
    ...(view.kind === 'closed' && { status: statuses[view.reason] }),
  };
};

function inWords(reply: FormReply, messages: LoaderContext['messages']): ActionReply {
  const action = requestActions.find((one) => one === reply.values.action) ?? null;
  return { action, values: reply.values, ...problemWords(reply, messages) };
}
