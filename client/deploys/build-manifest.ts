import type { RedirectMatcher } from '../../domain/addresses/redirect-matcher.ts';

/** What the server says of a build: `/builds/meta/{id}.json`. */
export interface BuildManifest {
  id: string;
  /** When it was built, in milliseconds since 1970. */
  timestamp: number;
  matcher: RedirectMatcher;
  /** Paths whose documents are files of the build. */
  prerendered: string[];
}

export interface ManifestSource {
  /** What is known by now; where nothing is, it is asked for, so that it is there the next time. */
  read(): BuildManifest | null;
}

interface ManifestOptions {
  buildId: string;
  fetch: typeof fetch;
  /** The server does not know the build any more. */
  onGone(): void;
}

const goneStatuses = [403, 404];

/** The manifest of the running build, fetched once; a failure is forgotten, so that the next use tries again. */
export function createManifestSource({ buildId, fetch, onGone }: ManifestOptions): ManifestSource {
  let manifest: BuildManifest | null = null;
  let isAsked = false;

  async function load() {
    isAsked = true;
    try {
      const response = await fetch(`/builds/meta/${buildId}.json`);
      if (goneStatuses.includes(response.status)) onGone();
      const answer: unknown = await response.json();
      manifest = isManifest(answer) ? answer : null;
    } catch {
      // Offline, or no JSON: redirects take a round trip more, which is all that is lost.
    }
    isAsked = manifest !== null;
  }

  return {
    read() {
      if (!isAsked) load();
      return manifest;
    },
  };
}

/** Our own file, if it is that: a server that is down may answer with anything. */
function isManifest(value: unknown): value is BuildManifest {
  const candidate: Partial<BuildManifest> = Object(value);
  return Array.isArray(candidate.prerendered) && Boolean(candidate.matcher);
}
