import type { Context } from 'hono';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Content } from '../content/content.ts';
import { emptyShell, navigationQuery, settingsQuery } from '../content/shell.ts';
import type { Dependencies } from '../dependencies.ts';
import { UpstreamError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';

/** Navigation and settings of a locale, each in French where it has no version there. */
export async function loadShell(content: Content, locale: Locale): Promise<ShellProps> {
  const [navigation, settings] = await Promise.all([content.localized(locale, navigationQuery), content.localized(locale, settingsQuery)]);
  return { ...emptyShell, ...navigation?.value, ...settings?.value };
}

/** How long an error screen waits for its shell, in milliseconds: its reader has waited long enough. */
const shellMilliseconds = 1000;

/** The shell of an error screen, which must come out whatever fails. */
export async function loadShellOrEmpty(c: Context<AppEnvironment>, { logger }: Dependencies): Promise<ShellProps> {
  const content = c.get('content');
  if (!content) return emptyShell;
  try {
    return await withDeadline(loadShell(content, c.get('locale')), shellMilliseconds, () => {
      throw new UpstreamError('cms', `no shell within ${shellMilliseconds} ms`);
    });
  } catch (error) {
    logger.error('shell-missing', error, { id: c.get('requestId') });
    return emptyShell;
  }
}
