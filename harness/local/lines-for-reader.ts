/** wrangler says so of every reader who leaves in the middle of a stream, whatever the worker does. */
const readerLeft = /Uncaught Error: Network connection lost\./;
/** Rows of tables, among them the files of a build, and lines about requests: names and addresses may hold any word. */
const report = /^\s*[│├└┌╭╰]|^\s*\[wrangler:info\]/;
const failure = /\[ERROR\]|:error\]|\berror:|Error\b(?: \[\w+\])?:|\bUncaught\b|\bFatal\b/;

/** True for a line of a program that says what failed. */
export function isFailureLine(line: string): boolean {
  return failure.test(line) && !report.test(line) && !readerLeft.test(line);
}

/** True for a line of the worker that who has started it should see: failures and warnings; with `all` whatever the worker itself has logged. */
export function isWorkerLineForReader(line: string, { all = false } = {}): boolean {
  if (!line.startsWith('{')) return isFailureLine(line);
  return all || /"level":"(?:warn|error)"/.test(line);
}

/** What of a line of the seed its reader is told: how far it is and what it has done, not in which file it is; null where nothing. */
export function seedLineForReader(line: string): string | null {
  const [, text] = /^\[seed\] (.+)/.exec(line) ?? [];
  if (!text || text.endsWith('all up to date')) return null;
  const [, done, total, what] = /^(\d+)\/(\d+) (.+)/.exec(text) ?? [];
  if (done === undefined) return `Seed: ${text}`;
  const isMedia = what === 'media';
  return Number(done) % 50 === 0 || done === total ? `Seed: ${done} of ${total} ${isMedia ? 'files' : 'entries'}` : null;
}
