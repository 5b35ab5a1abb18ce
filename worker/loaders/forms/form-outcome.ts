import { outcomeOfSlug } from '../../../domain/forms/forms.ts';
import { locales, localizePath } from '../../../domain/locale.ts';
import { type Loader, notFound } from '../loader.ts';

export const loadFormOutcome: Loader<'form-outcome'> = async ({ locale, messages, params, receipt }) => {
  const end = outcomeOfSlug(params.slug);
  if (!end) return notFound;
  const texts: Record<string, { title: string }> = messages.formOutcomes[end.form];
  const title = texts[end.outcome]?.title ?? '';
  return {
    kind: 'page',
    head: { title, description: messages.head.siteDescription },
    props: {
      ...end,
      reference: receipt,
      breadcrumbs: [
        { label: messages.common.home, href: localizePath('/', locale) },
        { label: title, href: null },
      ],
    },
    languages: locales,
    isPersonal: true,
  };
};
