import { Suspense, use } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { encodeParts } from '../bytes.ts';
import { createMark, type DocumentOptions, renderStream, renderWhole } from './document-stream.ts';

const never = new Promise<string>(() => {});

function Late({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

function page(text: Promise<string>) {
  return (
    <html lang="fr">
      <body>
        <p>shell</p>
        <Suspense fallback="…">
          <Late text={text} />
        </Suspense>
      </body>
    </html>
  );
}

function createOptions(changes: Partial<DocumentOptions> = {}) {
  const { signal } = new AbortController();
  const options = { nonce: 'n', boot: '/boot.js', signal, tail: async () => '<i>tail</i>', ...changes };
  return { ...options, onError: vi.fn(), onCut: vi.fn() };
}

test('what waits comes in its place, and the tail before the end', async () => {
  const options = createOptions();
  const html = await new Response(await renderStream(page(Promise.resolve('late')), options)).text();
  expect(html).toContain('<p>late</p>');
  expect(html.endsWith('<i>tail</i></body></html>')).toBe(true);
  expect([options.onError.mock.calls, options.onCut.mock.calls]).toEqual([[], []]);
});

test('a block that throws is told of, with what it threw, and the rest is sent', async () => {
  const options = createOptions();
  const failure = new Error('secret detail');
  const html = await new Response(await renderStream(page(Promise.reject(failure)), options)).text();
  expect(html.endsWith('<i>tail</i></body></html>')).toBe(true);
  expect(options.onError.mock.calls).toEqual([[failure]]);
  expect(options.onCut).not.toHaveBeenCalled();
});

test('a reader who stops reading cuts the render, which is no error', async () => {
  const options = createOptions();
  const reader = new Response(await renderStream(page(never), options)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('shell');
  await reader?.cancel(new Error('Network connection lost.'));
  await vi.waitFor(() => expect(options.onCut).toHaveBeenCalled());
  expect(options.onError).not.toHaveBeenCalled();
});

test('a request that is aborted cuts the render, which is no error, and whoever reads on gets an end', async () => {
  const controller = new AbortController();
  const options = createOptions({ signal: controller.signal });
  const stream = await renderStream(page(never), options);
  controller.abort();
  expect(await new Response(stream).text()).toContain('shell');
  expect(options.onCut).toHaveBeenCalled();
  expect(options.onError).not.toHaveBeenCalled();
});

test('nothing is rendered for a request that was aborted before: it rejects with the reason', async () => {
  const controller = new AbortController();
  controller.abort();
  const options = createOptions({ signal: controller.signal });
  await expect(renderStream(page(never), options)).rejects.toBe(controller.signal.reason);
  expect(options.onError).not.toHaveBeenCalled();
});

test('a document that is to be whole waits for its last block', async () => {
  let arrive = (_: string) => {};
  const text = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  let isThere = false;
  const rendering = renderWhole(page(text), createOptions()).then((parts) => {
    isThere = true;
    return parts.join('');
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isThere).toBe(false);
  arrive('late');
  const html = await rendering;
  expect(html).not.toContain('…');
  expect(html.endsWith('<i>tail</i></body></html>')).toBe(true);
});

describe('what was written before', () => {
  const mark = createMark();
  const written = new Map([[mark, [new TextEncoder().encode('<b>crèche '), '/a', new TextEncoder().encode('</b>')]]]);
  const document = (text: string) => (
    <html lang="fr">
      <body>
        <p>’</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: that is how a mark comes into a document. */}
        <header dangerouslySetInnerHTML={{ __html: mark }} />
        <p title={text}>{text}</p>
      </body>
    </html>
  );

  test.for([
    ['as a whole', async (text: string, options: DocumentOptions) => encodeParts(await renderWhole(document(text), options))],
    ['as a stream', (text: string, options: DocumentOptions) => renderStream(document(text), options)],
  ] as const)('stands %s in the place of its mark, and no other text is taken for one', async ([, render]) => {
    const text = '\u0000header é';
    const html = await new Response(await render(text, createOptions({ written }))).text();
    expect(html).toContain(`<p>’</p><header><b>crèche /a</b></header><p title="${text}">${text}</p><`);
    expect(html.endsWith('<i>tail</i></body></html>')).toBe(true);
  });

  test('is named by a mark of its own', () => {
    expect(createMark()).not.toBe(createMark());
  });
});
