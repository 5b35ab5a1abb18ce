import type { TestCms } from '../../../harness/site/test-cms.ts';

const collection = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

/** So many places, told today unless another day is given, of a nursery of its own that is not published; the document of the place. */
export async function makePlace(
  cms: TestCms,
  count: number,
  {
    name = 'La Brindille des promesses',
    slug = `brindille-${crypto.randomUUID().slice(0, 8)}`,
    inseeCode = null as string | null,
    reportedOn = new Date().toISOString().slice(0, 10),
  } = {},
): Promise<string> {
  const nursery = { name, slug, type: 'micro_nurseries', approvedPlaces: 12, inseeCode };
  const made = (await cms.request('POST', collection('nursery'), nursery)) as { data: { documentId: string } };
  const place = {
    nursery: { connect: [{ documentId: made.data.documentId, locale: 'fr', status: 'draft' }] },
    ageFromMonths: 0,
    ageToMonths: 36,
    days: '1111111111',
    kind: 'regular',
    availability: 'number',
    count,
    reportedOn,
    origin: 'editor',
  };
  return ((await cms.request('POST', collection('place'), place)) as { data: { documentId: string } }).data.documentId;
}
