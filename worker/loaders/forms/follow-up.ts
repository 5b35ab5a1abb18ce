import { locales, localizePath } from '../../../domain/locale.ts';
import type { Loader } from '../loader.ts';

export const loadFollowUp: Loader<'follow-up'> = async ({ locale, messages }) => ({
  kind: 'page',
  head: { title: messages.followUp.title, description: messages.followUp.intro },
  props: {
    breadcrumbs: [
      { label: messages.common.home, href: localizePath('/', locale) },
      { label: messages.followUp.title, href: null },
    ],
  },
  languages: locales,
});
