import { until } from '../../../harness/until.ts';
import type { FormSite } from './form-site.ts';

const nurseries = '/content-manager/collection-types/api::nursery.nursery';
const settings = '/content-manager/single-types/api::site-setting.site-setting?locale=fr';

/** A published nursery of a suite, whose contact has been asked for its places. */
export interface AskedNursery {
  documentId: string;
  /** Of the mail. */
  link: URL;
  /** Publishes it again with other values. */
  change(values: object): Promise<void>;
  unpublish(): Promise<void>;
  remove(): Promise<void>;
}

/** Publishes a nursery and has its contact written to now, whatever day it is. */
export async function askNursery(
  forms: FormSite,
  { name, slug, contact }: Record<'name' | 'slug' | 'contact', string>,
): Promise<AskedNursery> {
  const { cms } = forms.site;
  const facts = { name, slug, type: 'micro_nurseries', approvedPlaces: 10, contactEmail: contact };
  const { data } = (await cms.request('POST', nurseries, facts)) as { data: { documentId: string } };
  const { documentId } = data;
  const act = (action: string, values: object) => cms.request('POST', `${nurseries}/${documentId}/actions/${action}?locale=fr`, values);
  await act('publish', facts);
  const weekday = new Date().toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/Paris' }).toLowerCase();
  await cms.request('PUT', settings, { placesMailDay: weekday, placesMailHour: 0 });
  const text = await until('the mail to the manager', () => forms.mails.to(contact)[0]?.mail.text);
  return {
    documentId,
    link: new URL(/http\S+/.exec(text)?.[0] ?? ''),
    async change(values) {
      await act('publish', { ...facts, ...values });
    },
    async unpublish() {
      await act('unpublish', {});
    },
    async remove() {
      await cms.request('PUT', settings, { placesMailDay: null, placesMailHour: null });
      await cms.request('DELETE', `${nurseries}/${documentId}?locale=*`);
    },
  };
}
