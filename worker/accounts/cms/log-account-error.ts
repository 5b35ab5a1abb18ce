import type { Logger } from '../../observe/logger.ts';
import type { AccountCallOptions } from './account-call.ts';

/** The hook of failed calls about accounts. What was refused is a line, too: many of them are an attack. Paths hold nothing of a person. */
export function logAccountError(logger: Logger): AccountCallOptions['onError'] {
  return (error, { method, path }) => {
    const { status, name } = error.body;
    if (status >= 500) logger.error('account-call-failed', error, { method, path, status });
    else logger.warn('account-call-refused', { method, path, status, name });
  };
}
