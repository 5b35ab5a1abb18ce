import { expect, test } from 'vitest';
import type { Payload } from '../../client/payload/payload.ts';
import { inlinePayload } from './document-payload.ts';

const code = { page: { module: '/assets/a.js', name: 'Article' }, messages: [], styles: null, preload: ['/assets/a.js'] };
const shell = { menus: [], sections: [], contactEmail: null, contactPhone: null };

test('names the texts of a page wherever they stand, and leaves the properties as they were', () => {
  const props = {
    body: { id: 'texte', html: '<p>long</p>' },
    questions: [
      { title: 'a', answer: { id: 'a', html: '<b>x</b>' } },
      { title: '</script>', answer: null },
    ],
    plain: [1, 'x', null, { id: 'b', html: 'kept', more: true }, { id: 3, html: 'kept' }],
    absent: undefined,
  };
  const before = structuredClone(props);
  const json = inlinePayload({ pageId: 'article', code, shell, props } as unknown as Payload);
  expect(json).toBe(
    '{"pageId":"article","code":{"page":{"module":"/assets/a.js","name":"Article"},"messages":[],"styles":null},"shell":{"menus":[],"sections":[],"contactEmail":null,"contactPhone":null},"props":{"body":{"id":"texte","html":""},' +
      '"questions":[{"title":"a","answer":{"id":"a","html":""}},{"title":"\\u003c/script>","answer":null}],' +
      '"plain":[1,"x",null,{"id":"b","html":"kept","more":true},{"id":3,"html":"kept"}]}}',
  );
  expect(props).toEqual(before);
});

test('writes a shell again where what stands beside its menus has changed', () => {
  const item = { label: 'a', href: '/a', description: null };
  const menus = [
    { label: '</script>', href: '/', items: [] },
    { label: 'list', href: '/', items: [item, item] },
  ];
  const listed = [
    { label: '</script>', href: '/', items: 0 },
    { label: 'list', href: '/', items: 2 },
  ];
  const shellOf = (other: object) =>
    JSON.parse(inlinePayload({ pageId: 'article', code, shell: { ...shell, menus, ...other }, props: {} } as unknown as Payload)).shell;
  expect(shellOf({})).toEqual({ ...shell, menus: listed });
  expect(shellOf({ contactEmail: 'a@site.example' })).toEqual({ ...shell, menus: listed, contactEmail: 'a@site.example' });
  expect(shellOf({ contactPhone: '1' })).toEqual({ ...shell, menus: listed, contactPhone: '1' });
  expect(shellOf({ sections: [{ pattern: 'x' }] })).toEqual({ ...shell, menus: listed, sections: [{ pattern: 'x' }] });
});
