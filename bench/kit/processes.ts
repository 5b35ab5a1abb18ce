import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  name: string;
}

/** The processes below one, by what Linux says of each. */
function descendantsOf(pid: number): Process[] {
  const all = readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? [];
      return [{ pid: Number(entry), name, parent: Number(parent) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const below = (parent: number): typeof all => all.filter((one) => one.parent === parent).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

/** Every workerd that was started from here. */
export const workerds = (): Process[] => descendantsOf(process.pid).filter(({ name }) => name.startsWith('workerd'));

/** A line of a process's status in `/proc`, in MB: `VmRSS` is what it holds, `VmHWM` the most it has held. */
export function megabytesOf(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes = '0'] = new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** The most memory that a workerd that was started from here has had. */
export const workerdMegabytes = (): number => Math.max(0, ...workerds().map(({ pid }) => megabytesOf(pid, 'VmHWM')));

/** What every workerd that was started from here holds now, in MB. */
export const workerdMegabytesNow = (): number => workerds().reduce((sum, { pid }) => sum + megabytesOf(pid, 'VmRSS'), 0);

/** CPU seconds of every workerd that was started from here, so far. */
export const workerdCpuSeconds = (): number => workerds().reduce((sum, { pid }) => sum + preciseCpuSeconds(pid), 0);

/** CPU seconds of all threads of a process so far, to the nanosecond: the times in `stat` are of 10 ms. */
export function preciseCpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]));
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
}
