import { createServer, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { anyFreePort } from '../local/free-port.ts';
import { startCmsProxy } from './cms-proxy.ts';

test('a worker that is killed while it sends ends its own request, and nothing else', async () => {
  const target = createServer((_, response) => response.end('{}'));
  const targetPort = await anyFreePort();
  await new Promise<void>((resolve) => target.listen(targetPort, '127.0.0.1', resolve));
  const proxy = await startCmsProxy({ port: await anyFreePort(), target: () => `http://127.0.0.1:${targetPort}` });
  onTestFinished(async () => {
    await proxy.close();
    target.close();
  });
  const sent = request(`${proxy.url}/api/contact-requests`, { method: 'POST', headers: { 'content-length': 1000 } });
  sent.on('error', () => {});
  sent.write('the beginning');
  await expect.poll(() => proxy.pending).toBe(1);
  sent.destroy();
  await expect.poll(() => proxy.pending).toBe(0);
  expect((await fetch(`${proxy.url}/api/articles`)).status).toBe(200);
});
