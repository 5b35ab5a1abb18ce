import { expect, test } from 'vitest';
import { createLoaderContext } from '../../../test/app/loader-context.ts';
import { loadTestimonials } from './testimonials.ts';

const load = async (search: string) => {
  const { context, questions } = createLoaderContext({ answer: () => ({ data: [] }), params: {}, search });
  const result = await loadTestimonials(context);
  if (result.kind !== 'page') throw new Error(result.kind);
  return { ...result, filters: questions[0]?.query.filters };
};

test('filters by the audience of the address, for people only', async () => {
  const { head, props, filters } = await load('public=famille');
  expect(filters).toEqual({ audience: { $eq: 'famille' } });
  expect(head).toMatchObject({ title: 'Témoignages de familles', indexable: false, query: { public: 'famille' } });
  expect(props.filters.filter(({ current }) => current)).toEqual([
    { label: 'Familles', href: '/temoignages-clients?public=famille', current: true },
  ]);
});

test.each(['', 'public=tous', 'public=__proto__', 'public=famille%00'])('shows the stories of all for %j', async (search) => {
  const { head, props, filters } = await load(search);
  expect(filters).toBeUndefined();
  expect(head).toMatchObject({ title: 'Témoignages de clients', indexable: true });
  expect(head.query).toBeUndefined();
  expect(props.audience).toBeNull();
});
