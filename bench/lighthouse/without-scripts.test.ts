import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

test('no script and nothing that is fetched for one is left, and all else is', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<body><p>1</p><script>if (1 < 2) a()\n</script><script type="application/json">{"b":"<p>"}</script><p>2</p><script src="/b.js" async=""></script></body>';
  expect(withoutScripts(html)).toBe('<head><link rel="stylesheet" href="/a.css"/></head><body><p>1</p><p>2</p></body>');
});
