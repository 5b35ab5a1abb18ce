/** How long a path is not loaded again by itself, in milliseconds. */
const pauseMilliseconds = 10_000;
/** Several, so that two pages that send the reader to each other do not go on for ever; the oldest are dropped. */
const maximumPaths = 20;
const name = 'reloads';

/** Where texts outlive the document. Both may throw. */
export interface ReloadMemory {
  read(): string | null;
  write(text: string): void;
}

/** What the browser offers: the storage of the tab, and its name for where storage is blocked or full. */
export const browserMemories: ReloadMemory[] = [
  {
    read: () => sessionStorage.getItem(name),
    write: (text) => sessionStorage.setItem(name, text),
  },
  {
    read: () => (window.name.startsWith(name) ? window.name.slice(name.length) : null),
    write: (text) => {
      window.name = name + text;
    },
  },
];

type Reload = [path: string, expires: number];

/** True where a target may be loaded as a whole, which is remembered. */
export type AdmitReload = (target: URL | Location) => boolean;

/**
 * Admits one load of a path in ten seconds. Where nothing can be remembered there is none: a page that cannot be used is
 * better than one that loads for ever.
 */
export function createReloadGuard({ memories, clock }: { memories: ReloadMemory[]; clock: () => number }): AdmitReload {
  return ({ pathname, search }) => {
    const path = pathname + search;
    const now = clock();
    const recent = memories.flatMap((memory) => readReloads(memory, now));
    if (recent.some(([earlierPath]) => earlierPath === path)) return false;
    const text = JSON.stringify([...recent, [path, now + pauseMilliseconds]].slice(-maximumPaths));
    return memories.some((memory) => isWritten(memory, text));
  };
}

function readReloads(memory: ReloadMemory, now: number): Reload[] {
  try {
    const reloads: Reload[] = JSON.parse(memory.read() ?? '');
    // A clock that was set back must not close a path for longer.
    return reloads.filter(([, expires]) => expires >= now && expires <= now + pauseMilliseconds);
  } catch {
    // Blocked, empty or somebody else's: nothing is known.
    return [];
  }
}

function isWritten(memory: ReloadMemory, text: string): boolean {
  try {
    memory.write(text);
    return true;
  } catch {
    return false;
  }
}
