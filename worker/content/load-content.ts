import { UnreadableEntryError, UpstreamError } from '../errors.ts';
import type { Logger } from '../observe/logger.ts';
import { type RequestReport, silentReport } from '../observe/reporter.ts';
import type { ContentQuery } from './content-query.ts';
import type { KnownHosts } from './media/editor-address.ts';
import { findPictures } from './media/media-library.ts';
import { StrapiError } from './strapi/strapi-call.ts';
import type { StrapiClient } from './strapi/strapi-client.ts';
import type { LibraryPictures, Reject } from './text/text-context.ts';

export interface LoadDependencies {
  client: StrapiClient;
  logger: Logger;
  /** What addresses in texts of editors may begin with and still be ours. */
  hosts: KnownHosts;
  report?: RequestReport;
  /** The version an editor looks at: nothing of it is read from or written to a cache. */
  preview?: 'draft' | 'published' | null;
}

interface Loaded<Value> {
  value: Value;
  tags: string[];
}

/** Asks the CMS a question and reads its answer. */
export function createLoad({ client, logger, hosts, report = silentReport, preview = null }: LoadDependencies) {
  /** Reads an answer; where its texts show pictures, once more with what the media library knows of them. */
  async function read<Value>(query: ContentQuery<Value>, body: unknown, { Marked }: typeof import('marked')): Promise<Loaded<Value>> {
    const addresses = new Set<string>();
    let rejected: Parameters<Reject>[] = [];
    const readWith = (pictures: LibraryPictures) => {
      rejected = [];
      const reject: Reject = (...problem) => rejected.push(problem);
      return query.parse(body, { hosts, pictures, reject, wantPicture: (url) => addresses.add(url), Marked });
    };
    try {
      const answer = readWith(new Map());
      return addresses.size > 0 ? readWith(await picturesOf(addresses)) : answer;
    } finally {
      // Also of an entry that cannot be read at all.
      for (const [type, id, problem] of rejected)
        logger.warn('content-rejected', { type, id, ...(typeof problem === 'string' ? { reason: problem } : problem) });
    }
  }

  /** A text without the sizes of its pictures is better than none. */
  async function picturesOf(urls: Set<string>): Promise<LibraryPictures> {
    try {
      return await report.transaction.span({ op: 'http.client', description: 'GET /api/upload/files' }, () => findPictures(client, urls));
    } catch (error) {
      logger.error('media-library-unread', error);
      report.captureError(error, 'media-library-unread');
      return new Map();
    }
  }

  return async <Value>(query: ContentQuery<Value>): Promise<Loaded<Value>> => {
    const step = { op: 'http.client', description: `GET /api${query.path}` } as const;
    const parameters = preview ? { ...query.query, status: preview } : query.query;
    // Beside the question, which takes longer.
    const markdownLibrary = import('marked');
    const body = await report.transaction.span(step, () => client.get(query.path, parameters)).catch(absentAsEmpty);
    try {
      return await read(query, body, await markdownLibrary);
    } catch (cause) {
      if (cause instanceof UnreadableEntryError) throw cause;
      throw new UpstreamError('cms', `unreadable answer of ${query.path}`, { cause });
    }
  };
}

/** A single type without an entry is a 404 to Strapi; to us it is an absence, not a failure. */
function absentAsEmpty(error: unknown): { data: null } {
  if (error instanceof StrapiError && error.body.status === 404 && error.body.name === 'NotFoundError') return { data: null };
  throw error;
}
