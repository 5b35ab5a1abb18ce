import type { OwnNurseriesProps } from '../../../client/pages/account/own-nurseries.tsx';
import type { ShownRequest } from '../../../client/pages/account/own-requests.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { toCome } from '../../../domain/placement/next-step.ts';
import { phoneText } from '../../../domain/text/phone-text.ts';
import type { OwnRequest } from '../../accounts/cms/account-user.ts';
import type { NamedNursery } from '../../accounts/cms/nursery-names.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { accountScreen, toSignIn } from './account-screen.ts';

export const loadAccount: Loader<'account'> = async (context) => {
  const { account, locale, messages } = context;
  const user = await account.user();
  if (!user) return toSignIn(context, 'account');
  const { email, firstName, lastName, phone, confirmed, savedNurseries } = user;
  const [sent, nurseries] = await Promise.all([account.requests(), account.nurseries()]);
  const page = accountScreen<'account'>(context, messages.account.title, (screen) => ({
    ...screen,
    profile: { email, firstName, lastName, phone: phone && phoneText(phone) },
    isConfirmed: confirmed,
    requests: sent ? sent.requests.map((request) => toShown(request, sent.nurseries, context)) : null,
    nurseries: nurseries && toProps(nurseries, savedNurseries.length, locale),
  }));
  // Who has not confirmed the address is asked to, by a mail.
  return { ...page, speaksOfMails: !confirmed };
};

function toProps(nurseries: NamedNursery[], saved: number, locale: Locale): OwnNurseriesProps['nurseries'] {
  const items = nurseries.map(({ documentId, slug, name, cityName }) => {
    const href = pathTo('nursery', { slug }, locale);
    return { id: documentId, slug, name, cityName, href };
  });
  return { items, hidden: saved - items.length };
}

function toShown(request: OwnRequest, nurseries: NamedNursery[], { locale, now }: Pick<LoaderContext, 'locale' | 'now'>): ShownRequest {
  const { reference, state, outcome, submittedAt, startDate, nurserySlug, children, followUpLink } = request;
  const isRejected = outcome === 'rejected';
  const nursery = nurseries.find(({ slug }) => slug === nurserySlug);
  return {
    reference,
    state,
    isRejected,
    nextStepOn: isRejected ? null : toCome(request.nextStepOn, now),
    followUpLink,
    submittedAt,
    startDate,
    nursery: nursery ? { name: nursery.name, href: pathTo('nursery', { slug: nursery.slug }, locale) } : null,
    children: children.filter((child) => child !== null),
  };
}
