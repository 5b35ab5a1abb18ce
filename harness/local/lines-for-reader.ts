/** wrangler says so of every reader who leaves in the middle of a stream, whatever the worker does. */
const readerLeft = /Uncaught Error: Network connection lost\./;
/** Rows of tables, among them the files of a build, and lines about requests: names and addresses may hold any word. */
const told = /^\s*[│├└┌╭╰]|^\s*\[wrangler:info\]/;
const failure = /\[ERROR\]|:error\]|\berror:|Error\b(?: \[\w+\])?:|\bUncaught\b|\bFatal\b/;

/** True for a line of a program that says what failed. */
export function isFailureLine(line: string): boolean {
  return failure.test(line) && !told.test(line) && !readerLeft.test(line);
}

/** True for a line of the worker that who has started it should see: failures and warnings; with `all` whatever the worker itself has logged. */
export function isWorkerLineForReader(line: string, { all = false } = {}): boolean {
  if (!line.startsWith('{')) return isFailureLine(line);
  return all || /"level":"(?:warn|error)"/.test(line);
}
