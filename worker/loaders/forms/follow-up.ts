import type { FormReply } from '../../../domain/forms/form-answer.ts';
import { locales } from '../../../domain/locale.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { problemWords } from './problem-words.ts';

export const loadFollowUp: Loader<'follow-up'> = async ({ locale, messages, formReply }) => ({
  kind: 'page',
  head: { title: messages.followUp.title, description: messages.followUp.intro },
  props: {
    reply: formReply?.form === 'follow-up' ? inWords(formReply, messages) : null,
    breadcrumbs: [homeCrumb(messages, locale), { label: messages.followUp.title, href: null }],
  },
  languages: locales,
  speaksOfMails: true,
});

function inWords(reply: FormReply, messages: LoaderContext['messages']) {
  const isUnknown = reply.followUp === 'unknown';
  const { reference, email } = messages.followUp;
  const words = problemWords({ ...reply, texts: { labels: { reference, email } } }, messages);
  return { ...words, ...(isUnknown && { problem: messages.followedRequest.notFound }), values: reply.values };
}
