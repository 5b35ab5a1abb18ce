import type { OwnNurseriesProps } from '../../../client/pages/account/own-nurseries.tsx';
import type { ShownRequest } from '../../../client/pages/account/own-requests.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { phoneText } from '../../../domain/text/phone-text.ts';
import type { OwnRequest } from '../../accounts/cms/account-user.ts';
import type { NamedNursery } from '../../accounts/cms/nursery-names.ts';
import type { Loader } from '../loader.ts';
import { accountScreen, toSignIn } from './account-screen.ts';

export const loadAccount: Loader<'account'> = async (context) => {
  const { account, locale, messages } = context;
  const user = await account.user();
  if (!user) return toSignIn(context, 'account');
  const { email, firstName, lastName, phone, confirmed, savedNurseries } = user;
  const [sent, nurseries] = await Promise.all([account.requests(), account.nurseries()]);
  return accountScreen<'account'>(context, messages.account.title, (screen) => ({
    ...screen,
    profile: { email, firstName, lastName, phone: phone && phoneText(phone) },
    isConfirmed: confirmed,
    requests: sent ? sent.requests.map((request) => toShown(request, sent.nurseries, locale)) : null,
    nurseries: nurseries && toProps(nurseries, savedNurseries.length, locale),
  }));
};

function toProps(found: NamedNursery[], saved: number, locale: Locale): OwnNurseriesProps['nurseries'] {
  const items = found.map(({ documentId, slug, name, cityName }) => {
    const href = pathTo('nursery', { slug }, locale);
    return { id: documentId, slug, name, cityName, href };
  });
  return { items, hidden: saved - items.length };
}

function toShown(request: OwnRequest, nurseries: NamedNursery[], locale: Locale): ShownRequest {
  const { reference, state, outcome, submittedAt, startDate, nurserySlug, children } = request;
  const nursery = nurseries.find(({ slug }) => slug === nurserySlug);
  return {
    reference,
    state,
    isRejected: outcome === 'rejected',
    submittedAt,
    startDate,
    nursery: nursery ? { name: nursery.name, href: pathTo('nursery', { slug: nursery.slug }, locale) } : null,
    children: children.filter((child) => child !== null),
  };
}
