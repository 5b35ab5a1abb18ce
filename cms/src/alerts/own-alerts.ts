import type { Core } from '@strapi/strapi';
import type { User } from '../accounts/user';
import { productConfig } from '../setup/product-config';
import { languageOf } from '../submissions/submission';
import { rowsOf } from '../submissions/submission-documents';
import { endLink } from './alert-link';
import type { PlaceAlert } from './alert-wish';

/** Most alerts of an account that are looked at. */
const mostAlerts = 50;

/** An alert as its owner sees it in their account, with the link that ends it. */
export interface OwnAlert {
  place: string;
  startMonth: string;
  endsOn: string;
  isConfirmed: boolean;
  endLink: string;
}

/** The alerts of an account's address that have not ended. Nobody may see them who has not shown that it is theirs. */
export async function alertsOf(strapi: Core.Strapi, user: User): Promise<OwnAlert[]> {
  if (!user.confirmed) return [];
  const rows = (await rowsOf(strapi, 'place-alert').findMany({
    where: { email: { $eqi: user.email }, endedAt: { $null: true } },
    orderBy: { id: 'desc' },
    limit: mostAlerts,
  })) as PlaceAlert[];
  const settings = { ...productConfig(strapi), siteUrl: '' };
  return (
    rows
      // `_` of an address stands for any character there.
      .filter(({ email }) => email.toLowerCase() === user.email.toLowerCase())
      .map((alert) => ({
        place: String(alert.place ?? ''),
        startMonth: String(alert.startMonth ?? ''),
        endsOn: alert.endsOn,
        isConfirmed: Boolean(alert.confirmedAt),
        endLink: endLink({ alert: alert.documentId, endsOn: alert.endsOn }, languageOf(alert), settings),
      }))
  );
}
