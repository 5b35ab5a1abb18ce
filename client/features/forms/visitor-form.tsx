import { type ComponentType, type ReactNode, use } from 'react';
import type { FormName } from '../../../domain/forms/forms.ts';
import type { Locale } from '../../../domain/locale.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import type { FormProps } from './form-props.ts';

type RenderForm = (props: FormProps) => ReactNode;

interface FormModules<Texts> {
  form: Promise<{ Form: ComponentType<FormProps & { texts: Texts }> }>;
  texts: Promise<{ texts: Texts }>;
}

/** The component of each form and its words in one language; a form without them is a type error. */
const formLoaders: Record<FormName, (locale: Locale) => Promise<RenderForm>> = {
  contact: (locale) =>
    load(locale, {
      form: import('./contact/contact-form.tsx'),
      texts: locale === 'fr' ? import('./contact/fr.ts') : import('./contact/en.ts'),
    }),
  partner: (locale) =>
    load(locale, {
      form: import('./partner/partner-form.tsx'),
      texts: locale === 'fr' ? import('./partner/fr.ts') : import('./partner/en.ts'),
    }),
  manifesto: (locale) =>
    load(locale, {
      form: import('./manifesto/manifesto-form.tsx'),
      texts: locale === 'fr' ? import('./manifesto/fr.ts') : import('./manifesto/en.ts'),
    }),
  'pre-registration': (locale) =>
    load(locale, {
      form: import('./pre-registration/pre-registration-form.tsx'),
      texts: locale === 'fr' ? import('./pre-registration/texts/fr.ts') : import('./pre-registration/texts/en.ts'),
    }),
  'white-paper': (locale) =>
    load(locale, {
      form: import('./white-paper/white-paper-form.tsx'),
      texts: locale === 'fr' ? import('./white-paper/fr.ts') : import('./white-paper/en.ts'),
    }),
  'error-report': (locale) =>
    load(locale, {
      form: import('./error-report/error-report-form.tsx'),
      texts: locale === 'fr' ? import('./error-report/fr.ts') : import('./error-report/en.ts'),
    }),
  appointment: (locale) =>
    load(locale, {
      form: import('./appointment/appointment-form.tsx'),
      texts: locale === 'fr' ? import('./appointment/fr.ts') : import('./appointment/en.ts'),
    }),
  'place-report': (locale) =>
    load(locale, {
      form: import('./place-report/place-report-form.tsx'),
      texts: locale === 'fr' ? import('./place-report/fr.ts') : import('./place-report/en.ts'),
    }),
  'nursery-answer': (locale) =>
    load(locale, {
      form: import('./nursery-answer/nursery-answer-form.tsx'),
      texts: locale === 'fr' ? import('./nursery-answer/fr.ts') : import('./nursery-answer/en.ts'),
    }),
  'place-alert': (locale) =>
    load(locale, {
      form: import('./place-alert/place-alert-form.tsx'),
      texts: locale === 'fr' ? import('./place-alert/fr.ts') : import('./place-alert/en.ts'),
    }),
  'place-alert-answer': (locale) =>
    load(locale, {
      form: import('./place-alert/alert-answer-form.tsx'),
      texts: locale === 'fr' ? import('./place-alert/answer-fr.ts') : import('./place-alert/answer-en.ts'),
    }),
};

/** Puts a form together from what is loaded at once, in one language: what all forms share comes beside it, not after it. */
async function load<Texts>(locale: Locale, { form, texts }: FormModules<Texts>): Promise<RenderForm> {
  const [{ FormMessagesProvider }, shared, { Form }, formTexts] = await Promise.all([
    import('./site-form.tsx'),
    Promise.all(
      locale === 'fr'
        ? [import('../../i18n/fr/forms/forms.ts'), import('../../i18n/fr/forms/form-errors.ts')]
        : [import('../../i18n/en/forms/forms.ts'), import('../../i18n/en/forms/form-errors.ts')],
    ),
    form,
    texts,
  ]);
  const messages = { ...shared[0], ...shared[1] };
  return (props) => (
    <FormMessagesProvider value={messages}>
      <Form {...props} texts={formTexts.texts} />
    </FormMessagesProvider>
  );
}

const loadingForms = new Map<string, Promise<RenderForm>>();

function loadOnce(name: FormName, locale: Locale): Promise<RenderForm> {
  const key = `${name} ${locale}`;
  const loading = loadingForms.get(key) ?? formLoaders[name](locale);
  loadingForms.set(key, loading);
  return loading;
}

const loadLanguage = async (locale: Locale) =>
  new Map(await Promise.all(Object.entries(formLoaders).map(async ([name, loadForm]) => [name, await loadForm(locale)] as const)));
/** In the worker all forms are there from the start; in the browser one comes on the pages that have it, and hydrates what stands there. */
const loadedForms = import.meta.env.SSR ? { fr: await loadLanguage('fr'), en: await loadLanguage('en') } : null;

/** A form that visitors send. */
export function VisitorForm({ name, ...props }: FormProps & { name: FormName }): ReactNode {
  const locale = useLocale();
  const render = loadedForms?.[locale].get(name) ?? use(loadOnce(name, locale));
  return render(props);
}
