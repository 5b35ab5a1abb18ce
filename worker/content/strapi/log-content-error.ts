import type { Logger } from '../../observe/logger.ts';
import type { StrapiCallOptions } from './strapi-call.ts';

/** The hook of failed calls for content. What the CMS does not have is an answer, and no line. */
export function logContentError(logger: Logger): NonNullable<StrapiCallOptions['onError']> {
  return (error, { path }) => {
    const { status, name } = error.body;
    if (status !== 404) logger.warn('content-call-failed', { path, status, name });
  };
}
