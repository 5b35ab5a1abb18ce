import { beforeAll, expect, test } from 'vitest';
import { sharedCms } from '../../../harness/site/shared-cms.ts';
import type { TestCms } from '../../../harness/site/test-cms.ts';

type Entry = Record<string, unknown> & { documentId: string };

const contentManager = '/content-manager/collection-types';
let cms: TestCms;
beforeAll(async () => {
  ({ cms } = await sharedCms());
});

const answerOf = async (method: string, address: string, body?: unknown) =>
  ((await cms.request(method, address, body)) as { data: Entry }).data;
const publish = ({ documentId }: Entry, data: object) =>
  answerOf('POST', `${contentManager}/api::nursery.nursery/${documentId}/actions/publish?locale=fr`, data);

test('a place stands with its nursery as the site reads it: held back, shown, kept through a publication, gone', async () => {
  const collection = `${contentManager}/api::place.place`;
  const facts = { name: 'Crèche des essais', slug: 'creche-des-essais', type: 'micro_nurseries', approvedPlaces: 12 };
  const nursery = await answerOf('POST', `${contentManager}/api::nursery.nursery`, facts);
  await publish(nursery, facts);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  const place = {
    nursery: { connect: [{ documentId: nursery.documentId, locale: 'fr' }], disconnect: [] },
    ...{ ageFromMonths: 10, ageToMonths: 17, days: '1111001111', availability: 'number', count: 2, kind: 'regular' },
    ...{ hourlyPrice: 9.5, reportedOn: today, reportedBy: 'Mme Noël', origin: 'manager', note: 'rappeler lundi' },
  };
  await expect(cms.request('POST', collection, { ...place, count: 13 })).rejects.toThrow('Nombre de places : 13 place(s)');
  await expect(cms.request('POST', collection, { ...place, days: '0000000000' })).rejects.toThrow('cochez au moins une demi-journée');

  const shown = async () => {
    const { data } = (await cms.read(`/api/nurseries?filters[slug][$eq]=creche-des-essais&fields[0]=places`)) as {
      data: { places: Entry[] }[];
    };
    return data[0]?.places;
  };
  const saved = await answerOf('POST', collection, { ...place, count: 7 });
  const address = `${collection}/${saved.documentId}`;
  expect([saved.awaitsReview, await shown()]).toEqual([true, []]);
  const unchanged = { nursery: { connect: [], disconnect: [] } };
  await answerOf('PUT', address, { ...unchanged, count: 7, awaitsReview: false });
  const kept = { id: saved.documentId, count: 7, days: '1111001111', hourlyPrice: 9.5, reportedOn: today, origin: 'manager' };
  expect(await shown()).toEqual([expect.objectContaining(kept)]);
  expect(JSON.stringify(await shown())).not.toMatch(/Noël|rappeler/);

  // The panel sends back what it has read of the nursery before.
  await publish(nursery, { ...facts, manager: 'Association', places: [] });
  expect(await shown()).toEqual([expect.objectContaining(kept)]);
  await answerOf('PUT', address, { ...unchanged, availability: 'full', count: null, awaitsReview: false, origin: 'editor' });
  expect(await shown()).toEqual([expect.objectContaining({ availability: 'full', count: null })]);
  await cms.request('DELETE', address);
  expect(await shown()).toEqual([]);

  const last = await answerOf('POST', collection, place);
  await cms.request('DELETE', `${contentManager}/api::nursery.nursery/${nursery.documentId}?locale=*`);
  await expect(cms.request('GET', `${collection}/${last.documentId}`)).rejects.toThrow('404');
  const { results: redirects } = (await cms.request('GET', `${contentManager}/api::redirect.redirect?pageSize=100`)) as {
    results: Entry[];
  };
  for (const { documentId, from } of redirects)
    if (String(from).includes('creche-des-essais')) await cms.request('DELETE', `${contentManager}/api::redirect.redirect/${documentId}`);
});
