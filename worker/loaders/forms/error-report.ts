import { locales } from '../../../domain/locale.ts';
import { linkedNursery } from '../../content/directory/named-nursery.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';
import { formSetting } from './form-setting.ts';

export const loadErrorReport: Loader<'error-report'> = async (context) => {
  const { content, locale, messages, query } = context;
  const { errorReport } = messages;
  return {
    kind: 'page',
    head: { title: errorReport.title, description: errorReport.intro },
    props: {
      setting: formSetting(context),
      nursery: await linkedNursery(content, query.get('creche'), 'the nursery of an error'),
      breadcrumbs: [homeCrumb(messages, locale), { label: errorReport.title, href: null }],
    },
    languages: locales,
  };
};
