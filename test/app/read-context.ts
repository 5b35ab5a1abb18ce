import { Marked } from 'marked';
import type { Image } from '../../client/components/content-types.ts';
import type { ReadContext } from '../../worker/content/content-query.ts';
import type { KnownHosts } from '../../worker/content/media/editor-address.ts';
import type { Reject } from '../../worker/content/text/text-context.ts';

/** The hosts of `testConfig`, and some that have players. */
export const testHosts: KnownHosts = {
  siteOrigin: 'https://site.example',
  cmsOrigins: ['http://cms.example', 'https://panel.example'],
  bucketHost: 'photos.s3.eu-west-3.amazonaws.com',
  videoHosts: ['www.youtube-nocookie.com', 'player.vimeo.com', 'films.example'],
  services: new Set(),
};

interface ReadOptions {
  reject?: Reject;
  /** What the media library holds, by address. */
  pictures?: Record<string, Image>;
  wantPicture?: (url: string) => void;
}

/** What entries and texts are read with in a test. */
export function readContext({ reject = () => undefined, pictures = {}, wantPicture = () => undefined }: ReadOptions = {}): ReadContext {
  return { hosts: testHosts, pictures: new Map(Object.entries(pictures)), wantPicture, reject, Marked };
}
