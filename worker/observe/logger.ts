type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Writes one JSON line an event; what it is handed must hold no personal data. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}

/** A logger for `wrangler tail`. Errors go out as `log` lines with a level, so that one event is always one line. */
export function createLogger(write: (line: string) => void = console.log): Logger {
  const line = (level: string, event: string, fields: LogFields = {}) => write(JSON.stringify({ level, event, ...fields }));
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) => line('error', event, { ...fields, ...describe(error) }),
  };
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { name: error.name, message: error.message, cause, stack: error.stack };
}
