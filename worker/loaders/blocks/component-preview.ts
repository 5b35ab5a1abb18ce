import type { Loader } from '../loader.ts';

export const loadComponentPreview: Loader<'component-preview'> = async ({ locale, messages }) => ({
  kind: 'page',
  head: { title: 'Composants', description: messages.head.siteDescription },
  props: {},
  contentLocale: locale,
});
