import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { locales } from '../../../domain/locale.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';
import { formSetting } from './form-setting.ts';

/** A link that opens nothing is no page: its status says so. Who has opened none is told where it is. */
const statuses = { missing: 200, forged: 403, ended: 410, revoked: 410, gone: 410 } as const;

export const loadManagedPlaces: Loader<'managed-places'> = async (context) => {
  const { locale, messages, params, managedPlaces } = context;
  const { managedPlaces: words } = messages;
  const managed = await managedPlaces(params.slug);
  const title = managed.kind === 'open' ? words.title(managed.name) : words.closedTitle;
  const shared = {
    kind: 'page',
    head: { title, description: words.intro },
    languages: locales,
    isPersonal: true,
  } as const;
  const common = {
    setting: formSetting(context),
    breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
  };
  if (managed.kind === 'closed') return { ...shared, status: statuses[managed.reason], props: { ...common, view: managed } };
  const { nursery, expires, name, approvedPlaces, ages, places, seen, source } = managed;
  const report = { nursery, expires, places, seen, ages, approvedPlaces, submissionKey: crypto.randomUUID() };
  const view = { kind: 'open', nursery: name, until: todayInParis(expires * 1000), source, report } as const;
  return { ...shared, props: { ...common, view } };
};
