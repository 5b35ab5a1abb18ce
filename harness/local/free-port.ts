import { createServer } from 'node:net';

/** A free port of the loopback interface: this one, or any where it is 0; null where it is taken. */
export function freePort(port = 0): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(port, '127.0.0.1', () => {
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
