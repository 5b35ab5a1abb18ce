import { createServer } from 'node:net';

/** A free port of the loopback interface: the wanted one, or any where that is 0; null where the wanted one is taken. */
export function freePort(wanted = 0): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** Any free port. */
export async function anyFreePort(): Promise<number> {
  const port = await freePort();
  if (port === null) throw new Error('no free port');
  return port;
}
