import type { ImageServer, ImageServerDependencies } from './image-server.ts';

/** The image server, whose code an isolate loads with its first picture. */
export function createLateImageServer(dependencies: ImageServerDependencies): ImageServer {
  let server: ImageServer | null = null;
  return {
    async serve(wanted, waitUntil) {
      const { createImageServer } = await import('./image-server.ts');
      server ??= createImageServer(dependencies);
      return server.serve(wanted, waitUntil);
    },
  };
}
