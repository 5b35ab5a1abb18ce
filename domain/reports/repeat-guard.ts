import { BoundedMap } from '../bounded-map.ts';

export interface RepeatGuard {
  /** How often the same error was held back since it last passed; null where this one is to be held back. */
  admit(error: unknown): number | null;
  /** Takes back that an error passed, because its report did not arrive: the next one like it may pass. */
  retract(error: unknown): void;
}

export interface RepeatGuardOptions {
  /** Milliseconds since 1970. */
  clock(): number;
  /** Errors of any kind that may pass a minute: a storm whose messages all differ is a storm, too. */
  perMinute: number;
}

const minute = 60_000;
/** Errors that are remembered; the oldest leaves first. */
const maximumKinds = 200;

/** Lets the same error pass once a minute, so that an outage is one report and not thousands. */
export function createRepeatGuard({ clock, perMinute }: RepeatGuardOptions): RepeatGuard {
  const kinds = new BoundedMap<string, { passedAt: number; held: number }>(maximumKinds);
  let current = { startedAt: 0, passed: 0 };

  return {
    admit(error) {
      const now = clock();
      const kind = kindOf(error);
      const record = kinds.get(kind);
      if (now - current.startedAt >= minute) current = { startedAt: now, passed: 0 };
      const isRepeat = record !== undefined && record.passedAt > now - minute;
      if (isRepeat || current.passed >= perMinute) {
        if (record) record.held += 1;
        return null;
      }
      current.passed += 1;
      kinds.set(kind, { passedAt: now, held: 0 });
      return record?.held ?? 0;
    },
    retract(error) {
      const record = kinds.get(kindOf(error));
      if (!record) return;
      record.passedAt = Number.NEGATIVE_INFINITY;
      record.held += 1;
    },
  };
}

/** Name, message and the place that threw: what makes two errors the same. */
function kindOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return `${typeof error} ${String(error)}`;
  if (!(error instanceof Error)) return `object ${Object.keys(error).join()}`;
  return `${error.name} ${error.message} ${topFrame(error.stack ?? '')}`;
}

/** Chromium and workerd write `at place`, others `name@place`. */
function topFrame(stack: string): string {
  return /^\s+at .*$|^.*@.*:\d+.*$/m.exec(stack)?.[0].trim() ?? '';
}
