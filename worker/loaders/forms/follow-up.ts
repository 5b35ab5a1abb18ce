import { locales, localizePath } from '../../../domain/locale.ts';
import type { Loader } from '../loader.ts';

export const loadFollowUp: Loader<'follow-up'> = async ({ locale, messages, formReply }) => ({
  kind: 'page',
  head: { title: messages.followUp.title, description: messages.followUp.intro },
  props: {
    reply: formReply,
    breadcrumbs: [
      { label: messages.common.home, href: localizePath('/', locale) },
      { label: messages.followUp.title, href: null },
    ],
  },
  languages: locales,
});
