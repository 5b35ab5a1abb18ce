import type { ContentCache } from './content-cache.ts';

/** Asks for everything anew and keeps nothing: for previews. */
export const noCache: ContentCache = {
  async read(request) {
    const { value, tags } = await request.load();
    return { value, state: 'miss', ageSeconds: 0, tags };
  },
  peek: async () => null,
};
