import { type ChildProcess, spawn } from 'node:child_process';

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Who runs it, where that is not who runs us; only root may choose. */
  user?: { uid: number; gid: number };
  /** Called with each line of output. */
  onLine?(line: string): void;
}

export interface Running {
  process: ChildProcess;
  /** Resolves with the exit code, null where a signal ended it. */
  ended: Promise<number | null>;
  /** The last lines of output, for the message of a failure. */
  lastLines(): string;
  stop(): Promise<void>;
}

/** Everything started from here and not ended yet. */
const children = new Set<Running>();

/** Stops everything that was started from here, also what is still starting. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...children].map((child) => child.stop()));
}

const keptLines = 60;
const stopMilliseconds = 8000;

/** Starts a program of the project and reads its output by line. */
export function run(command: string, parameters: string[], options: RunOptions = {}): Running {
  const child = spawn(command, parameters, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    ...options.user,
    // Its input closes when we end, however we end: a child that listens to it never outlives us.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let rest = '';
  const read = (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      options.onLine?.(line);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
  const running: Running = {
    process: child,
    ended,
    lastLines: () => [...lines, rest].filter(Boolean).join('\n'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
      await ended.catch(() => null);
      clearTimeout(timer);
    },
  };
  children.add(running);
  ended.then(
    () => children.delete(running),
    () => children.delete(running),
  );
  return running;
}

/** Runs a program to its end; throws with its last lines where it fails. */
export async function runToEnd(command: string, parameters: string[], options: RunOptions = {}): Promise<void> {
  const running = run(command, parameters, options);
  const code = await running.ended;
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${code}\n${running.lastLines()}`);
}

/** Resolves with what a line of output matched; rejects where the program ends first. */
export function whenPrinted(
  command: string,
  parameters: string[],
  options: RunOptions & { pattern: RegExp },
): Promise<{ match: RegExpExecArray; running: Running }> {
  return new Promise((resolve, reject) => {
    const running = run(command, parameters, {
      ...options,
      onLine(line) {
        options.onLine?.(line);
        const match = options.pattern.exec(line);
        if (match) resolve({ match, running });
      },
    });
    running.ended.then((code) => reject(new Error(`${command} ended with ${code}\n${running.lastLines()}`)), reject);
  });
}
