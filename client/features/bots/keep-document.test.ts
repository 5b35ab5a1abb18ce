import { afterEach, expect, test, vi } from 'vitest';
import { keepDocument } from './keep-document.ts';

afterEach(() => vi.unstubAllGlobals());

/** The document as it stands for a browser of that name. */
function openDocument(userAgent: string) {
  const documentElement = { innerHTML: '<h1>Sent</h1>' };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('navigator', { userAgent });
  return documentElement;
}

test('for a bot the document is put back as it was sent, once, when React has let go of it', async () => {
  const shown = openDocument('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  const leave = vi.fn();
  const putBack = keepDocument(leave);
  shown.innerHTML = 'an error';
  putBack?.();
  putBack?.();
  expect([leave.mock.calls.length, shown.innerHTML]).toEqual([0, 'an error']);
  await Promise.resolve();
  expect([leave.mock.calls.length, shown.innerHTML]).toEqual([1, '<h1>Sent</h1>']);
});

test('for a person nothing is kept, whatever the telephone is called', () => {
  for (const userAgent of ['Mozilla/5.0 (Linux; Android 14; CUBOT X50) Chrome/150.0', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0']) {
    openDocument(userAgent);
    expect(keepDocument(() => {})).toBeUndefined();
  }
});
