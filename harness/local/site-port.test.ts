import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { choosePort } from './site-port.ts';

const usual = { fallback: 8787, command: 'npm start' };
const allFree = async (port = 0) => port || 40_000;
const allTaken = async () => null;
const usualTaken = async (port = 0) => (port === 8787 ? null : 40_000);

test('the usual port is taken where it is free', async () => {
  expect(await choosePort({ ...usual, chosen: undefined }, allFree)).toEqual({ port: 8787 });
  expect(await choosePort({ ...usual, chosen: '' }, allFree)).toEqual({ port: 8787 });
});

test('another stands in for the usual port where that is in use, and one line says so', async () => {
  const notice = 'Port 8787 is in use; the site takes 40000 (choose one with PORT=…)';
  expect(await choosePort({ ...usual, chosen: undefined }, usualTaken)).toEqual({ port: 40_000, notice });
});

test('a port that was chosen and is in use is refused with what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const chosen = String(typeof address === 'object' ? address?.port : 0);
  const problem = `Port ${chosen} is in use. Stop what uses it, or choose another: PORT=8790 npm start`;
  expect(await choosePort({ ...usual, chosen })).toEqual({ problem });
  server.close();
});

test.for(['seven', '-1', '70000', '80.5'])('PORT=%s is refused', async (chosen) => {
  expect(await choosePort({ ...usual, chosen }, allFree)).toEqual({ problem: `PORT=${chosen} is not a port number.` });
});

test('a machine without a free port is told so', async () => {
  expect(await choosePort({ ...usual, chosen: undefined }, allTaken)).toEqual({ problem: 'No free port was found.' });
});
