interface BuildWatchOptions {
  buildId: string;
  intervalMilliseconds: number;
  fetch: typeof fetch;
  now(): number;
  later(run: () => void, milliseconds: number): () => void;
}

export interface BuildWatch {
  isOutdated(): boolean;
  /** The build is known to be gone: nothing more is asked. */
  end(): void;
  /** Asks now, beside the interval. */
  check(): Promise<void>;
}

/** Asks the server now and then which build it serves, until that is another one than ours. */
export function createBuildWatch({ buildId, intervalMilliseconds, fetch, now, later }: BuildWatchOptions): BuildWatch {
  let isOutdated = false;
  let cancel = () => {};

  function end() {
    isOutdated = true;
    cancel();
  }

  async function check() {
    if (isOutdated) return;
    try {
      const response = await fetch(`/builds/latest.json?${now()}`);
      const latest: { id?: unknown } | null = await response.json();
      if (response.ok && typeof latest?.id === 'string' && latest.id !== buildId) end();
    } catch {
      // Offline, or a page in place of the file: the next time will tell.
    }
  }

  function arm() {
    cancel = later(() => {
      // Before the question, so that one without an answer does not end the watch.
      arm();
      check();
    }, intervalMilliseconds);
  }

  arm();
  return { isOutdated: () => isOutdated, end, check };
}
