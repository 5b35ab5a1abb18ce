import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';
import { pageIds, pageSource } from './page-sources.ts';

test('each page is shown by the component that its source names', async () => {
  expect(pageIds.toSorted()).toEqual(Object.keys(allPages).toSorted());
  for (const id of pageIds) {
    const { file, name } = pageSource(id);
    const [folder = '', page = ''] = file.replace(/\.tsx$/, '').split('/');
    const source: Record<string, unknown> = await import(`./${folder}/${page}.tsx`);
    expect(source[name], id).toBe(await allPages[id]());
  }
});
