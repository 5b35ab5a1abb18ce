import type { ContentCache } from './cache/content-cache.ts';
import type { PurgeMarkStore } from './cache/purge-marks.ts';
import type { StrapiClient } from './content/strapi-client.ts';
import type { Config } from './env.ts';
import type { Logger } from './observe/logger.ts';

/** Files and identity of a build, as the client build left them. */
export interface ClientBuild {
  id: string;
  /** Names the code that shapes CMS content. */
  contentShape: string;
  stylesheet: string | null;
  font: string | null;
  boot: string;
  /** Page id or locale → script files that hydrate it, the entry first. */
  entryModules: string[];
  pageModules: Record<string, string[]>;
  localeModules: Record<string, string[]>;
}

/** Everything a request needs from outside; handed in, so that tests hand in others. */
export interface Dependencies {
  config: Config;
  cache: ContentCache;
  marks: PurgeMarkStore;
  client: StrapiClient;
  build: ClientBuild;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
}
