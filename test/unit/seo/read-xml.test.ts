import { expect, test } from 'vitest';
import { childText, readXml } from '../../helpers/machines/read-xml.ts';

const start = '<?xml version="1.0" encoding="UTF-8"?>';

test('elements, attributes and texts are read as they are written, entities and blanks with them', () => {
  expect(readXml(`${start}\n<a b="1 &amp; 2"> x <c/>&#233;&lt;<d e=''>01</d></a>\n`)).toEqual({
    name: 'a',
    attributes: { b: '1 & 2' },
    text: ' x é<',
    children: [
      { name: 'c', attributes: {}, children: [], text: '' },
      { name: 'd', attributes: { e: '' }, children: [], text: '01' },
    ],
  });
});

test.for([
  ['no declaration', '<a/>'],
  ['an element that is not closed', `${start}<a><b></a>`],
  ['more than one element', `${start}<a/><b/>`],
  ['text behind the element', `${start}<a/>b`],
  ['text before the element', `${start}b<a/>`],
  ['an entity of HTML', `${start}<a>&nbsp;</a>`],
  ['a bare ampersand', `${start}<a>b & c</a>`],
  ['an attribute without quotes', `${start}<a b=c/>`],
  ['an attribute twice', `${start}<a b="1" b="2"/>`],
  ['a comment', `${start}<a><!-- b --></a>`],
  ['a DTD', `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a><a/>`],
  ['nothing', ''],
] as const)('%s is refused', ([, source]) => {
  expect(() => readXml(source)).toThrow();
});

test('the text of a child is that of the only one', () => {
  expect(childText(readXml(`${start}<a><b>1</b></a>`), 'b')).toBe('1');
  expect(childText(readXml(`${start}<a/>`), 'b')).toBeUndefined();
  expect(() => childText(readXml(`${start}<a><b/><b/></a>`), 'b')).toThrow('several b');
});
