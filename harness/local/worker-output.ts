/** wrangler says so of every reader who leaves in the middle of a stream, whatever the worker does; what the worker fails at is a line of JSON. */
const readerLeft = /Uncaught Error: Network connection lost\./;
/** The list of what wrangler bundles: a file may be called after an error. */
const tableRow = /^[│┃|]/;

/** Whether a line of the worker's output is for who has started the site: its log, and errors of wrangler. */
export function isForReader(line: string): boolean {
  if (line.startsWith('{')) return true;
  return /error/i.test(line) && !readerLeft.test(line) && !tableRow.test(line.trimStart());
}
