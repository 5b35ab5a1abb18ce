import type { OpenGraphCard } from '../../worker/seo/open-graph/drawing/open-graph-card.ts';

/** One pixel in every format the binding makes. */
export const pixels = {
  jpeg: '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCkA9IP/9k=',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEUGzshjMfEqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWNgAAAAAgAB9HFkpgAAAABJRU5ErkJggg==',
  webp: 'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoBAAEAAsBMJaACdLoAA5gA/tYx+LkQUi9f/U4/+Tj/5OP6ygAAAA==',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACMAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAArbWRhdBIACgc4AAaQENBpMhYZQmMEwAA0AACQQMkcYOptbijpfdCA',
  gif: 'R0lGODlhAQABAIAAAExpcQbOyCH5BAUAAAAALAAAAAABAAEAAAICTAEAOw==',
};

/** The bytes of one pixel. */
export function pixelOf(format: keyof typeof pixels): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(pixels[format]), (character) => character.charCodeAt(0));
}

/** What was asked of the binding for one picture. */
interface ImageWork {
  steps: ImageTransform[];
  output: ImageOutputOptions;
}

export interface FakeImages {
  /** Null for an environment without it. */
  binding: ImagesBinding;
  work: ImageWork[];
  /** Open Graph cards that were drawn. */
  cards: OpenGraphCard[];
  /** Makes the binding fail, or work again. */
  breakWith(error: Error | null): void;
  /** Makes the binding answer another format than asked for. */
  answerAs(format: 'jpeg' | 'webp' | null): void;
  /** The site's own files by path. */
  files: Map<string, { body: BodyInit; headers?: Record<string, string> }>;
  assets: Pick<Fetcher, 'fetch'>;
  cache: Pick<Cache, 'match' | 'put'>;
  /** Addresses in the cache. */
  keys(): string[];
}

/** The cache of a data centre, in memory. */
export function createFakeCache(): Pick<Cache, 'match' | 'put'> & { keys(): string[] } {
  const kept = new Map<string, Response>();
  return {
    match: async (key) => kept.get(String(key))?.clone(),
    put: async (key, response) => void kept.set(String(key), response),
    keys: () => [...kept.keys()],
  };
}

/** The Images binding as a recorder that answers one pixel in the format asked for, with own files and a cache in memory. */
export function createFakeImages(): FakeImages {
  const work: ImageWork[] = [];
  const cache = createFakeCache();
  const files: FakeImages['files'] = new Map();
  let failure: Error | null = null;
  let otherFormat: 'jpeg' | 'webp' | null = null;

  function transformer(steps: ImageTransform[]): ImageTransformer {
    return {
      transform: (step) => transformer([...steps, step]),
      draw: () => transformer(steps),
      async output(output) {
        if (failure) throw failure;
        work.push({ steps, output });
        const format = otherFormat ?? (output.format.replace('image/', '') as keyof typeof pixels);
        const response = () => new Response(pixelOf(format), { headers: { 'content-type': `image/${format}` } });
        return { response, contentType: () => `image/${format}`, image: () => response().body as ReadableStream<Uint8Array> };
      },
    };
  }

  return {
    binding: { input: () => transformer([]) } as Partial<ImagesBinding> as ImagesBinding,
    work,
    cards: [],
    breakWith: (error) => {
      failure = error;
    },
    answerAs: (format) => {
      otherFormat = format;
    },
    files,
    assets: {
      async fetch(input) {
        const file = files.get(new URL(String(input)).pathname);
        return file ? new Response(file.body, { headers: file.headers ?? {} }) : new Response('Not found', { status: 404 });
      },
    },
    cache,
    keys: cache.keys,
  };
}
