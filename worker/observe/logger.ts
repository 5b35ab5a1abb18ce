import { scrubText } from '../../domain/reports/scrub.ts';

type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Writes one JSON line an event; what it is handed must hold no personal data. Messages of errors are scrubbed like reports: the CMS may quote a value. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}

/** A logger for `wrangler tail`. Errors go out as `log` lines with a level, so that one event is always one line. */
export function createLogger(write: (line: string) => void = console.log): Logger {
  const line = (level: string, event: string, { reason, ...fields }: LogFields = {}) =>
    write(JSON.stringify({ level, event, ...fields, ...(reason !== undefined && { reason: scrub(reason) }) }));
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) => line('error', event, { ...fields, ...describe(error) }),
  };
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: scrubText(String(error)) };
  const cause = error.cause instanceof Error ? scrubText(error.cause.message) : undefined;
  return { name: error.name, message: scrubText(error.message), cause, stack: placesOf(error) };
}

/** Where an error was thrown: the stack without the message, which stands at its head and may have several lines. */
function placesOf({ stack }: Error): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map(scrubText)
    .join('\n');
}

function scrub<Value>(value: Value): Value | string {
  return typeof value === 'string' ? scrubText(value) : value;
}
